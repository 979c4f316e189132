import LampyrisBridge

private let shop = "https://shop.example"

/// Everything the page may ask for. Leave out what your app cannot do: the page then does without it.
@MainActor
func shopCommands(
    _ screen: ShopScreen,
    _ people: People,
    push: @escaping @MainActor (BridgeEvent) -> Void,
    pushToNextPage: @escaping @MainActor (BridgeEvent) -> Void
) -> BridgeCommands {
    var commands = BridgeCommands()
    commands.closePage = { [weak screen] in screen?.close() }
    commands.linkBrowser = { [weak screen] params in
        let address = params.redirectUrl.hasPrefix("/") ? shop + params.redirectUrl : params.redirectUrl
        screen?.open(address, isReplacing: params.skipWay == .appBrowserInside, title: params.title)
    }
    commands.updateAppTitle = { [weak screen] in screen?.showTitle($0.title, $0.subTitle) }
    commands.updateRightButton = { [weak screen] in screen?.showButtons([$0].filter(\.visible)) }
    commands.updateRightButtons = { [weak screen] in screen?.showButtons($0.buttons.filter(\.visible)) }
    commands.setDefaultInputMethod = { _ in Applied(applied: false) }
    commands.askToLogin = { [weak screen] _ in screen?.openLogin() }
    commands.passThrough = { pushToNextPage(.passThroughReceived(PassedThrough(requestCode: $0.requestCode, data: $0.data))) }
    commands.confirm = { Confirmed(confirmed: try await people.agree($0)) }
    commands.alert = { try await people.notify($0) }
    commands.notifyApp = { [weak screen] news in
        if news.name == "updateCartCount", case .number(let count)? = news.data { screen?.showBadge(Int(count)) }
    }
    commands.getUserInfo = { UserInfo(accountId: Session.accountId, accountToken: Session.token) }
    commands.uploadMedia = { [weak screen] params in
        let media = try await screen?.upload(params) { sent, total in
            push(.mediaUploadProgress(UploadProgress(sent: sent, total: total)))
        }
        return Uploaded(items: media ?? [])
    }
    commands.getMarketInfo = { MarketInfo(market: Session.market, marketName: Session.marketName) }
    commands.applyChangeMarketInfo = { params in
        guard Session.switchTo(params.market) else { throw BridgeFailure(.hostError, "no such market") }
        push(.marketChange(MarketChange(market: Session.market, marketName: Session.marketName)))
    }
    commands.getInitialAppData = {
        InitialAppData(
            clientId: Session.clientId,
            accountId: Session.accountId,
            themeId: Session.themeId,
            lightMode: Session.isLight
        )
    }
    commands.hideAppOverlay = { [weak screen] in screen?.hideOverlay() }
    return commands
}
