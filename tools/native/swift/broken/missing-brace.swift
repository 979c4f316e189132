struct Confirmed {
    let confirmed: Bool

    func toJson() -> [String: Bool] {
        return ["confirmed": confirmed]
}
