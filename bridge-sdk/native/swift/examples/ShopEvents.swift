import LampyrisBridge

/// What the app knows, at every greeting of a page: the page reads it before it asks anything.
@MainActor
func firstHostData() -> HostData {
    HostData(
        accountToken: Session.token,
        appVersion: "5.1.0",
        country: Session.country,
        lightMode: Session.isLight,
        language: Session.language
    )
}

/// What happens in the app while a page is open, and the events that the page gets.
@MainActor
struct ShopEvents {
    let host: BridgeHost

    func loggedIn(_ token: String, _ accountId: String) {
        Session.token = token
        Session.accountId = accountId
        host.push(.accountToken(Account(accountToken: token, accountId: accountId)))
    }

    func loggedOut() {
        Session.token = ""
        host.push(.accountToken(Account(accountToken: "")))
    }

    func turned(isLight: Bool) {
        Session.isLight = isLight
        host.push(.notifyLightMode(LightMode(lightMode: isLight)))
    }

    func marketChosen(_ market: String, _ name: String) {
        guard Session.switchTo(market) else { return }
        host.push(.marketChange(MarketChange(market: market, marketName: name)))
    }

    func languageChosen(_ language: String) {
        Session.language = language
        host.push(.hostData(HostData(language: language)))
    }

    /// Before the page at that path is loaded: the page that is there now must not take it.
    func notificationTapped(_ path: String, _ payload: BridgeValue) {
        host.pushToNextPage(.hostNotification(HostNotification(path: path, payload: payload)))
    }

    func rightButtonTapped(_ index: Int, _ button: RightButton) {
        host.push(.rightButtonTap(RightButtonTap(index: index, type: button.type)))
    }

    func cameToTheFront() {
        host.push(.hostResume)
    }
}
