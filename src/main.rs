fn main() {
    tablero::app::run();
}
