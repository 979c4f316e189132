// Generated from shop.yaml by `npm run generate`; edit the contract instead.

export interface paths {
    readonly "/bff-app/v1/mobile/email/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tell whether an e-mail has an account */
        readonly get: operations["checkEmail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/email/send/verification-code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail a verification code */
        readonly post: operations["sendCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/email/verification-code/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Exchange a code for a ticket */
        readonly post: operations["checkCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/email/registry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Create an account */
        readonly post: operations["register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/email/password-forget": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set a new password with a ticket; ends every session */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/email/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Log in */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/email/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End this session */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/user-info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the member's account */
        readonly get: operations["getUserInfo"];
        /** Change the member's account */
        readonly put: operations["changeUserInfo"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/su-info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the member's Savvy level */
        readonly get: operations["getSuInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/refresh-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rotate the tokens */
        readonly post: operations["refreshToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/email/change-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Change the password; ends the other sessions */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/account/delete-request": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ask for the account to be deleted in 14 days */
        readonly post: operations["requestDeletion"];
        /** Keep the account after all */
        readonly delete: operations["cancelDeletion"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bff-app/v1/mobile/account/data-export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Mail the member everything we hold about them */
        readonly get: operations["exportData"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/client/init": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Start a client */
        readonly get: operations["initClient"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/market/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the markets */
        readonly get: operations["listMarkets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/page-time/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Report page times */
        readonly post: operations["reportPageTime"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/media/upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Store a picture or a video */
        readonly post: operations["uploadMedia"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/home/layout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the home page's blocks */
        readonly get: operations["getHomeLayout"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/category/tree": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the categories */
        readonly get: operations["getCategoryTree"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/product/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List products with facets */
        readonly get: operations["listProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/search/suggest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Suggest while typing */
        readonly get: operations["suggest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/search/hot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List terms often searched */
        readonly get: operations["getHotTerms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/product/detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a product by spu or sku */
        readonly get: operations["getProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/product/price-detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Explain a price step by step */
        readonly get: operations["getPriceDetail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/product/warranty": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a product's warranty */
        readonly get: operations["getWarranty"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/product/efficiency": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read energy labels */
        readonly get: operations["getEfficiency"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/product/recommend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Recommend products */
        readonly get: operations["recommend"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/collection/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the collections */
        readonly get: operations["listCollections"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/collection/detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read a collection */
        readonly get: operations["getCollection"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/stock/subscribe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail me when it is back */
        readonly post: operations["subscribeStock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/stock/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirm a mail-me-when-it-is-back by its mailed token */
        readonly post: operations["confirmStock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/internal/inventory/stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read stock of up to 20 SKUs */
        readonly get: operations["getStock"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/shopping-cart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the cart of the current market */
        readonly get: operations["getCart"];
        /** Set quantities and selection */
        readonly put: operations["updateCartLines"];
        /** Add an item */
        readonly post: operations["addCartLine"];
        /** Remove lines */
        readonly delete: operations["deleteCartLines"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/shopping-cart/merge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Merge the local cart into the account */
        readonly post: operations["mergeCart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/shopping-cart/quantity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Count the items in the cart */
        readonly get: operations["getCartQuantity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/shopping-cart/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Price a local cart */
        readonly post: operations["quoteCart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/checkSkuQualityAndInventory": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check stock before the checkout */
        readonly post: operations["checkInventory"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Quote an order */
        readonly post: operations["previewOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Place an order */
        readonly post: operations["createOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/shipping/estimate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Estimate delivery of one SKU */
        readonly get: operations["estimateShipping"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the member's orders */
        readonly get: operations["listOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read an order */
        readonly get: operations["getOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/revoke/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tell how an order can be cancelled */
        readonly get: operations["getRevokeOptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel an order, or ask for it */
        readonly post: operations["revokeOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/confirm-receipt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirm that the order has arrived */
        readonly post: operations["confirmReceipt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/rebuy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Put an order's items back into the cart */
        readonly post: operations["rebuy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Change the delivery address before packing */
        readonly put: operations["changeOrderAddress"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/lookup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail a link to an order; the answer never tells whether it exists */
        readonly post: operations["lookupOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/completed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read what the thank-you page shows */
        readonly get: operations["getCompleted"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/order/keep": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Create an account from a guest order */
        readonly post: operations["keepOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/payment/methods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List ways to pay an order */
        readonly get: operations["getPaymentMethods"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/payment/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Start a payment attempt */
        readonly post: operations["createPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/payment/card/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pay with a card token */
        readonly post: operations["confirmCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/payment/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the newest attempt */
        readonly get: operations["getPaymentStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/payment/recall": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Come back from a provider with a signed state */
        readonly post: operations["recallPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/payment/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Give up an attempt */
        readonly post: operations["cancelPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/payment/webhook/{provider}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Receive a provider's signed event */
        readonly post: operations["receiveWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/payment/card": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List saved cards */
        readonly get: operations["listSavedCards"];
        readonly put?: never;
        readonly post?: never;
        /** Forget a saved card */
        readonly delete: operations["deleteSavedCard"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/address/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the member's addresses */
        readonly get: operations["listAddresses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/address/detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read an address */
        readonly get: operations["getAddress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Change an address */
        readonly put: operations["changeAddress"];
        /** Add an address */
        readonly post: operations["createAddress"];
        /** Delete an address */
        readonly delete: operations["deleteAddress"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/address/schema": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the address form of a country */
        readonly get: operations["getAddressSchema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall/v1/address/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check an address */
        readonly post: operations["checkAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall-admin/v1/order/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Hand an order to the warehouse */
        readonly post: operations["releaseOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall-admin/v1/order/ship": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ship an order or a part of it */
        readonly post: operations["shipOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall-admin/v1/order/deliver": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mark every shipment delivered */
        readonly post: operations["deliverOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall-admin/v1/order/cancel-request": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Accept or refuse a shopper's wish to cancel */
        readonly post: operations["answerCancelRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall-admin/v1/order/refund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Refund an order or a part of it */
        readonly post: operations["refundOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall-admin/v1/stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the stock of a SKU in a market */
        readonly get: operations["getSkuStock"];
        /** Set the stock of a SKU in a market */
        readonly put: operations["setStock"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/app-mall-admin/v1/price/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Import prices */
        readonly post: operations["importPrices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dev/mail.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Read the local inbox; not in production */
        readonly get: operations["readInbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Email: string;
        /** @description Milliseconds since 1970 UTC */
        readonly Instant: number;
        /** @description The reply of a call that did what was asked. */
        readonly Success: {
            /** @constant */
            readonly status: 200;
            readonly message: string;
            readonly serverTime: components["schemas"]["Instant"];
            readonly traceId: string;
        };
        readonly FieldError: {
            /** @description Dotted path in the request, such as address.postcode */
            readonly path: string;
            readonly rule: string;
            readonly message: string;
        };
        /** @description Status 40 means "already done, nothing to tell"; 401 ends the session; every other one carries a code of errors.yaml. */
        readonly Failure: {
            /** @enum {integer} */
            readonly status: 40 | 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503;
            readonly message: string;
            /** @description Nothing */
            readonly data: unknown;
            readonly code?: string;
            readonly fields?: readonly components["schemas"]["FieldError"][];
            readonly serverTime: components["schemas"]["Instant"];
            readonly traceId: string;
        };
        /** @enum {string} */
        readonly CodeScene: "REGISTER" | "RESET" | "CHANGE";
        readonly CodeSent: {
            /** @description Seconds */
            readonly expireIn: number;
            /** @description Seconds */
            readonly resendIn: number;
        };
        readonly CodeTicket: {
            readonly ticket: string;
            /** @description Seconds */
            readonly expireIn: number;
        };
        readonly Password: string;
        /** @description ISO 3166 alpha-2 */
        readonly Country: string;
        readonly Registration: {
            readonly email: components["schemas"]["Email"];
            readonly password: components["schemas"]["Password"];
            readonly ticket: string;
            readonly nickname?: string;
            readonly country: components["schemas"]["Country"];
            readonly marketingOptIn: boolean;
            readonly termsVersion: string;
        };
        readonly Id: string;
        readonly AuthTokens: {
            readonly accountId: components["schemas"]["Id"];
            readonly token: string;
            readonly refreshToken: string;
            readonly refreshTokenExpireTime: components["schemas"]["Instant"];
            readonly savvyUser: boolean;
            readonly newUser: boolean;
        };
        readonly Nothing: Record<string, never>;
        readonly AvatarTag: {
            readonly lightUrl: string;
            readonly darkUrl: string;
            readonly isHolidaySkin: boolean;
        };
        readonly UserInfo: {
            readonly accountId: components["schemas"]["Id"];
            readonly email: components["schemas"]["Email"];
            readonly nickname: string;
            readonly avatarUrl: string | null;
            readonly avatarStyle: number;
            readonly tagUrls: readonly components["schemas"]["AvatarTag"][];
            readonly defaultAvatars: {
                readonly light: string;
                readonly dark: string;
            };
            readonly savvyUser: boolean;
            readonly country: components["schemas"]["Country"];
            /** Format: date */
            readonly birthday?: string;
            readonly marketingOptIn: boolean;
            readonly couponCount: number;
            readonly coinBalance: number;
            readonly unreadTickets: number;
            readonly counts: {
                readonly unpaid: number;
                readonly toShip: number;
                readonly shipped: number;
                readonly rma: number;
            };
            /** @description When the account will be deleted */
            readonly deletionTime: number | null;
        };
        readonly UserInfoChange: {
            readonly nickname?: string;
            readonly avatarStyle?: number;
            readonly avatarUrl?: string;
            /** Format: date */
            readonly birthday?: string;
            readonly marketingOptIn?: boolean;
        };
        readonly SuInfo: {
            readonly level: number;
            readonly levelName: string;
            /** @description Earned in the last 12 months */
            readonly points: number;
            readonly nextLevelPoints: number | null;
            readonly multiplier: number;
            readonly benefits: readonly {
                readonly title: string;
                readonly text: string;
                readonly unlocked: boolean;
                readonly unlockLevel: number;
            }[];
        };
        readonly RefreshedTokens: {
            readonly token: string;
            readonly refreshToken: string;
            readonly refreshTokenExpireTime: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        readonly Site: "US" | "EU" | "GB" | "CA" | "JA";
        readonly ClientInit: {
            readonly clientId: string;
            readonly country: components["schemas"]["Country"];
            readonly site: components["schemas"]["Site"];
            /** @enum {integer} */
            readonly themeId: 1 | 2 | 3;
            readonly lightMode: boolean;
            readonly festivalSkin: string;
            readonly riskSession: {
                readonly id: string;
                readonly expireTime: components["schemas"]["Instant"];
            };
            readonly flags: {
                readonly [key: string]: boolean;
            };
            readonly policyVersions: {
                readonly [key: string]: string;
            };
        };
        /** @enum {string} */
        readonly Currency: "USD" | "EUR" | "GBP" | "CAD" | "JPY";
        /** @description Minor units with the currency's own exponent (2, yen 0). */
        readonly Money: {
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        readonly Market: {
            readonly key: components["schemas"]["Site"];
            readonly sign: string;
            readonly code: components["schemas"]["Currency"];
            readonly market: components["schemas"]["Site"];
            readonly marketName: string;
            readonly countries: readonly {
                readonly code: components["schemas"]["Country"];
                readonly name: string;
            }[];
            readonly taxIncluded: boolean;
            readonly freeShipping: components["schemas"]["Money"];
            readonly dateOrder: string;
        };
        readonly PageTimeReport: {
            readonly pages: readonly {
                readonly path: string;
                /** @description Milliseconds */
                readonly duration: number;
                readonly pathName: string;
                readonly moduleId: string;
                readonly activityName: string;
            }[];
        };
        readonly UploadedMedia: {
            readonly mediaId: components["schemas"]["Id"];
            readonly url: string;
            /** @enum {string} */
            readonly type: "IMAGE" | "VIDEO";
        };
        /** @description A picture by day (light theme) and by night (dark theme). Files are {url}{day|night}-{width}.avif for every width and {url}{day|night}-640.webp; w and h are those of the largest. */
        readonly Image: {
            readonly url: string;
            readonly alt: string;
            readonly w: number;
            readonly h: number;
            readonly widths: readonly number[];
            /** @description Average colour shown until the picture is there */
            readonly lqip: {
                readonly day: string;
                readonly night: string;
            };
        };
        readonly Hero: {
            readonly title: string;
            readonly text: string;
            readonly action: string;
            readonly href: string;
            readonly image: components["schemas"]["Image"];
        };
        readonly Category: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly image: components["schemas"]["Image"];
            readonly productCount: number;
        };
        readonly SpuCode: string;
        readonly SkuCode: string;
        /** @description What the shopper sees of a price in the current market. Where a list price is struck through in a market that asks for it, priorLowest is the lowest price of the 30 days before the reduction. */
        readonly PricePart: {
            readonly sale: components["schemas"]["Money"];
            readonly list: components["schemas"]["Money"] | null;
            readonly priorLowest: components["schemas"]["Money"] | null;
            readonly discountPct: number | null;
            /** @description True where the variants differ in price */
            readonly from: boolean;
        };
        readonly Swatch: {
            readonly name: string;
            readonly color: string;
        };
        /** @enum {string} */
        readonly StockState: "OK" | "LOW" | "OUT" | "OFF_SALE" | "LIMIT";
        readonly ProductCard: {
            readonly spu: components["schemas"]["SpuCode"];
            readonly sku: components["schemas"]["SkuCode"];
            readonly title: string;
            readonly subtitle: string;
            readonly image: components["schemas"]["Image"];
            readonly price: components["schemas"]["PricePart"] | null;
            readonly badges: readonly ("NEW" | "HOT" | "PREORDER" | "SALE")[];
            readonly rating: number;
            readonly ratingCount: number;
            readonly swatches: readonly components["schemas"]["Swatch"][];
            readonly stockState: components["schemas"]["StockState"];
            readonly singleSku: boolean;
            readonly energyClass: string | null;
        };
        readonly HomeBlock: {
            readonly id: components["schemas"]["Id"];
            /** @constant */
            readonly type: "HERO";
            readonly moduleId: string;
            readonly data: {
                readonly heroes: readonly components["schemas"]["Hero"][];
            };
        } | {
            readonly id: components["schemas"]["Id"];
            /** @constant */
            readonly type: "CATEGORY_GRID";
            readonly moduleId: string;
            readonly data: {
                readonly title: string;
                readonly categories: readonly components["schemas"]["Category"][];
            };
        } | {
            readonly id: components["schemas"]["Id"];
            /** @constant */
            readonly type: "PRODUCT_RAIL";
            readonly moduleId: string;
            readonly data: {
                readonly title: string;
                readonly text?: string;
                readonly href: string;
                readonly products: readonly components["schemas"]["ProductCard"][];
            };
        } | {
            readonly id: components["schemas"]["Id"];
            /** @constant */
            readonly type: "FEATURE";
            readonly moduleId: string;
            readonly data: components["schemas"]["Hero"];
        } | {
            readonly id: components["schemas"]["Id"];
            /** @constant */
            readonly type: "TRUST_ROW";
            readonly moduleId: string;
            readonly data: {
                readonly items: readonly {
                    /** @enum {string} */
                    readonly icon: "truck" | "return" | "shield" | "mail";
                    readonly title: string;
                    readonly text: string;
                }[];
            };
        };
        readonly HomeLayout: {
            readonly blocks: readonly components["schemas"]["HomeBlock"][];
        };
        readonly FacetValue: {
            readonly value: string;
            readonly label: string;
            readonly count: number;
            readonly selected: boolean;
        };
        readonly Facet: {
            readonly key: string;
            readonly label: string;
            /** @enum {string} */
            readonly kind: "CHECK" | "RANGE" | "SWATCH";
            readonly values: readonly components["schemas"]["FacetValue"][];
            /** @description Bounds of a RANGE facet in minor units (price) or its own unit */
            readonly range?: {
                readonly min: number;
                readonly max: number;
            };
            readonly promoted: boolean;
        };
        readonly ProductPage: {
            readonly list: readonly components["schemas"]["ProductCard"][];
            readonly total: number;
            readonly pageNo: number;
            readonly pageSize: number;
            readonly facets: readonly components["schemas"]["Facet"][];
            readonly applied: readonly {
                readonly key: string;
                readonly value: string;
                readonly label: string;
            }[];
            readonly didYouMean?: string;
        };
        readonly Suggestions: {
            readonly terms: readonly string[];
            readonly products: readonly {
                readonly spu: components["schemas"]["SpuCode"];
                readonly title: string;
                readonly image: components["schemas"]["Image"];
                readonly price: components["schemas"]["PricePart"] | null;
            }[];
            readonly categories: readonly {
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            }[];
        };
        readonly Spec: {
            readonly group: string;
            readonly name: string;
            readonly value: string;
            readonly unit?: string;
        };
        readonly OptionValue: {
            readonly name: string;
            readonly value: string;
        };
        readonly SkuDetail: {
            readonly sku: components["schemas"]["SkuCode"];
            readonly options: readonly components["schemas"]["OptionValue"][];
            readonly image: components["schemas"]["Image"];
            readonly price: components["schemas"]["PricePart"] | null;
            /** @description False where the SKU is not sold in the market */
            readonly sellable: boolean;
            readonly stockState: components["schemas"]["StockState"];
            readonly maxQuantity: number;
            /** @description Exact number */
            readonly left: number | null;
            readonly weightG: number;
            readonly energyClass: string | null;
            readonly preorderShipAt?: number;
        };
        readonly Seo: {
            readonly title: string;
            readonly description: string;
        };
        /** @enum {string} */
        readonly ShippingMethod: "STANDARD" | "EXPRESS";
        readonly ShippingOption: {
            readonly code: components["schemas"]["ShippingMethod"];
            readonly name: string;
            readonly price: components["schemas"]["Money"];
            readonly freeAt?: components["schemas"]["Money"];
            readonly estFrom: components["schemas"]["Instant"];
            readonly estTo: components["schemas"]["Instant"];
        };
        readonly ProductDetail: {
            readonly spu: components["schemas"]["SpuCode"];
            readonly model: string;
            readonly title: string;
            readonly subtitle: string;
            readonly brand: string;
            readonly categories: readonly {
                readonly id: components["schemas"]["Id"];
                readonly name: string;
            }[];
            readonly media: readonly components["schemas"]["Image"][];
            readonly highlights: readonly string[];
            readonly descriptionBlocks: readonly {
                readonly title: string;
                readonly text: string;
                readonly image?: components["schemas"]["Image"];
            }[];
            readonly specs: readonly components["schemas"]["Spec"][];
            readonly packageContents: readonly string[];
            readonly optionAxes: readonly {
                readonly name: string;
                readonly values: readonly {
                    readonly value: string;
                    readonly color?: string;
                }[];
            }[];
            readonly skus: readonly components["schemas"]["SkuDetail"][];
            readonly defaultSku: components["schemas"]["SkuCode"];
            readonly rating: number;
            readonly ratingCount: number;
            readonly tags: readonly ("NEW" | "HOT" | "PREORDER")[];
            readonly seo: components["schemas"]["Seo"];
            /** @description The cheapest option to the shopper's country */
            readonly shipping: components["schemas"]["ShippingOption"] | null;
            readonly warrantyMonths: number;
            readonly sellable: boolean;
        };
        readonly Quantity: number;
        /**
         * @description 0 normal; the others belong to promotions
         * @default 0
         */
        readonly BuyType: number;
        readonly PriceStep: {
            readonly label: string;
            /** @enum {string} */
            readonly kind: "LIST" | "SALE" | "PROMOTION" | "SUIT" | "COUPON" | "COINS" | "SHIPPING" | "TAX";
            readonly amount: components["schemas"]["Money"];
            readonly note?: string;
        };
        readonly PriceDetail: {
            readonly steps: readonly components["schemas"]["PriceStep"][];
            readonly unit: components["schemas"]["Money"];
            readonly total: components["schemas"]["Money"];
            readonly priorLowest: components["schemas"]["Money"] | null;
            readonly coinsToEarn: number;
        };
        readonly Warranty: {
            readonly spu: components["schemas"]["SpuCode"];
            readonly months: number;
            readonly covers: readonly string[];
            readonly excludes: readonly string[];
            readonly steps: readonly string[];
        };
        readonly EnergyLabel: {
            readonly sku: components["schemas"]["SkuCode"];
            /** @enum {string} */
            readonly class: "A" | "B" | "C" | "D" | "E" | "F" | "G";
            readonly kWhPer1000h: number;
            readonly regulation: string;
        };
        readonly Recommendations: {
            readonly list: readonly components["schemas"]["ProductCard"][];
            readonly recommendMark: string;
        };
        readonly CollectionCard: {
            readonly handle: components["schemas"]["SpuCode"];
            readonly title: string;
            readonly intro: string;
            readonly image: components["schemas"]["Image"];
        };
        readonly CollectionDetail: {
            readonly handle: components["schemas"]["SpuCode"];
            readonly title: string;
            readonly intro: string;
            readonly text: string;
            readonly image: components["schemas"]["Image"];
            readonly related: readonly components["schemas"]["CollectionCard"][];
            readonly seo: components["schemas"]["Seo"];
        };
        readonly StockAnswer: {
            readonly sku: components["schemas"]["SkuCode"];
            readonly stockState: components["schemas"]["StockState"];
            readonly maxQuantity: number;
            readonly left: number | null;
        };
        readonly CartLine: {
            readonly id: string;
            /** @description sku_buyType */
            readonly key: string;
            readonly sku: components["schemas"]["SkuCode"];
            readonly spu: components["schemas"]["SpuCode"];
            readonly buyType: components["schemas"]["BuyType"];
            readonly title: string;
            readonly image: components["schemas"]["Image"];
            readonly options: readonly components["schemas"]["OptionValue"][];
            readonly quantity: number;
            readonly selected: boolean;
            readonly unit: components["schemas"]["Money"];
            readonly list: components["schemas"]["Money"];
            readonly lineTotal: components["schemas"]["Money"];
            readonly priceChange?: {
                readonly was: components["schemas"]["Money"];
                readonly now: components["schemas"]["Money"];
            };
            readonly stockState: components["schemas"]["StockState"];
            readonly left?: number | null;
            readonly maxQuantity: number;
            readonly energyClass?: string | null;
            readonly mergeNote?: string;
        };
        /** @description Every step of the price waterfall keeps its place, also when it is zero. */
        readonly Totals: {
            readonly listTotal: components["schemas"]["Money"];
            readonly promoDiscount: components["schemas"]["Money"];
            readonly suitDiscount: components["schemas"]["Money"];
            readonly couponDiscount: components["schemas"]["Money"];
            readonly coinDiscount: components["schemas"]["Money"];
            readonly goodsTotal: components["schemas"]["Money"];
            readonly shipping: components["schemas"]["Money"];
            readonly shippingDiscount: components["schemas"]["Money"];
            readonly protection: components["schemas"]["Money"];
            readonly tax: components["schemas"]["Money"];
            readonly taxIncluded: boolean;
            readonly grandTotal: components["schemas"]["Money"];
            readonly coinsToEarn: number;
            readonly saved: components["schemas"]["Money"];
        };
        /** @description A business answer that does not fail the call, tied to a line by its key where it has one. */
        readonly Problem: {
            readonly key?: string;
            readonly code: string;
            readonly message: string;
            readonly max?: number;
            readonly was?: components["schemas"]["Money"];
            readonly now?: components["schemas"]["Money"];
        };
        readonly CartView: {
            readonly site: components["schemas"]["Site"];
            readonly lines: readonly components["schemas"]["CartLine"][];
            readonly totals: components["schemas"]["Totals"];
            readonly freeShipping: {
                readonly threshold: components["schemas"]["Money"];
                readonly remaining: components["schemas"]["Money"];
            };
            /** @description Sum of quantities */
            readonly count: number;
            readonly problems: readonly components["schemas"]["Problem"][];
        };
        readonly CartLineChange: {
            readonly id: components["schemas"]["Id"];
            readonly sku: components["schemas"]["SkuCode"];
            readonly buyType?: components["schemas"]["BuyType"];
            /** @description 0 removes the line */
            readonly quantity: number;
            readonly selected?: boolean;
        };
        readonly CartLineInput: {
            readonly sku: components["schemas"]["SkuCode"];
            readonly quantity: components["schemas"]["Quantity"];
            readonly buyType?: components["schemas"]["BuyType"];
            readonly recommendMark?: string;
        };
        readonly MergeLine: {
            readonly sku: components["schemas"]["SkuCode"];
            readonly quantity: components["schemas"]["Quantity"];
            readonly buyType?: components["schemas"]["BuyType"];
        };
        readonly MergedLine: {
            readonly id: components["schemas"]["Id"];
            readonly sku: components["schemas"]["SkuCode"];
            readonly buyType: components["schemas"]["BuyType"];
            readonly quantity: number;
            readonly selected: boolean;
            readonly mergeNote?: string;
        };
        readonly CheckLines: {
            readonly lines: readonly components["schemas"]["MergeLine"][];
        };
        readonly StockCheck: {
            readonly ok: boolean;
            readonly problems: readonly components["schemas"]["Problem"][];
        };
        /** @enum {string} */
        readonly OrderSource: "CART" | "BUY_NOW";
        /** @description As much of an address as is known while the shopper types; the country is enough for a price. */
        readonly AddressDraft: {
            readonly country: components["schemas"]["Country"];
            readonly region?: string;
            readonly postcode?: string;
            readonly city?: string;
        };
        /** @description A guest sends the lines of the local cart; a member's CART order takes the selected lines of the server cart and ignores none: lines must then be left out. BUY_NOW always sends one line. */
        readonly PreviewRequest: {
            readonly source: components["schemas"]["OrderSource"];
            readonly lines?: readonly components["schemas"]["MergeLine"][];
            readonly addressId?: components["schemas"]["Id"];
            readonly address?: components["schemas"]["AddressDraft"];
            readonly shippingMethod?: components["schemas"]["ShippingMethod"];
            readonly couponIds?: readonly components["schemas"]["Id"][];
            readonly autoCoupon?: boolean;
            readonly coinAmount?: number;
            readonly protection?: boolean;
        };
        /** @enum {string} */
        readonly PayMethodCode: "CARD" | "REDIRECT_BANK" | "WALLET_REDIRECT";
        readonly PayMethod: {
            readonly method: components["schemas"]["PayMethodCode"];
            readonly label: string;
            readonly text: string;
            readonly available: boolean;
            /** @description Why it is not available */
            readonly why?: string;
        };
        readonly Quote: {
            readonly quoteHash: string;
            readonly expireTime: components["schemas"]["Instant"];
            readonly lines: readonly components["schemas"]["CartLine"][];
            readonly totals: components["schemas"]["Totals"];
            readonly shippingOptions: readonly components["schemas"]["ShippingOption"][];
            readonly shippingMethod: components["schemas"]["ShippingMethod"] | null;
            /** @description Empty until the coupon programme opens */
            readonly coupons: {
                readonly best: readonly string[];
                readonly usable: readonly string[];
                readonly unusable: readonly string[];
            };
            readonly coins: {
                readonly balance: number;
                readonly usable: number;
                readonly max: number;
                readonly step: number;
                readonly worth: components["schemas"]["Money"];
            };
            readonly protection: {
                readonly offered: boolean;
                readonly fee: components["schemas"]["Money"];
            };
            readonly payMethods: readonly components["schemas"]["PayMethod"][];
            readonly problems: readonly components["schemas"]["Problem"][];
        };
        readonly AddressFields: {
            readonly firstName: string;
            readonly lastName: string;
            readonly company?: string;
            readonly phone: string;
            readonly country: components["schemas"]["Country"];
            readonly region?: string;
            readonly city: string;
            readonly district?: string;
            readonly line1: string;
            readonly line2?: string;
            readonly postcode: string;
            readonly note?: string;
        };
        readonly CreateOrderRequest: {
            readonly source: components["schemas"]["OrderSource"];
            readonly quoteHash: string;
            readonly lines?: readonly components["schemas"]["MergeLine"][];
            /** @description Needed from a guest */
            readonly email?: components["schemas"]["Email"];
            readonly addressId?: components["schemas"]["Id"];
            readonly address?: components["schemas"]["AddressFields"];
            readonly billing?: "SAME" | components["schemas"]["AddressFields"];
            readonly shippingMethod: components["schemas"]["ShippingMethod"];
            readonly payMethod: components["schemas"]["PayMethodCode"];
            readonly couponIds?: readonly components["schemas"]["Id"][];
            readonly coinAmount?: number;
            readonly protection?: boolean;
            readonly remark?: string;
            readonly saveAddress?: boolean;
        };
        readonly CreatedOrder: {
            readonly orderNo: string;
            /** @description Opens the order without an account; given once, to guests */
            readonly accessKey?: string;
            readonly grandTotal: components["schemas"]["Money"];
            readonly payExpireTime: components["schemas"]["Instant"];
            readonly paid: boolean;
        };
        readonly ShippingEstimate: {
            readonly options: readonly components["schemas"]["ShippingOption"][];
            readonly cutoffTime: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        readonly OrderTab: "ALL" | "TO_PAY" | "TO_SHIP" | "SHIPPED" | "DELIVERED" | "AFTER_SALE" | "CLOSED";
        /** @enum {string} */
        readonly OrderStatus: "PENDING_PAYMENT" | "PAID" | "AWAITING_RELEASE" | "PROCESSING" | "PARTLY_SHIPPED" | "SHIPPED" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "CLOSED" | "REFUNDED";
        /** @enum {string} */
        readonly OrderAction: "PAY" | "CANCEL" | "CANCEL_REQUEST" | "TRACK" | "CONFIRM" | "REBUY" | "EDIT_ADDRESS" | "CONTACT";
        readonly OrderCard: {
            readonly orderNo: string;
            readonly status: components["schemas"]["OrderStatus"];
            readonly statusText: string;
            readonly placedTime: components["schemas"]["Instant"];
            readonly payExpireTime: components["schemas"]["Instant"];
            readonly grandTotal: components["schemas"]["Money"];
            readonly itemCount: number;
            readonly images: readonly components["schemas"]["Image"][];
            readonly title: string;
            readonly actions: readonly components["schemas"]["OrderAction"][];
        };
        readonly OrderPage: {
            readonly list: readonly components["schemas"]["OrderCard"][];
            readonly total: number;
            readonly pageNo: number;
            readonly pageSize: number;
            /** @description Orders per tab */
            readonly counts: {
                readonly [key: string]: number;
            };
        };
        readonly OrderNo: string;
        readonly OrderLine: {
            readonly lineId: components["schemas"]["Id"];
            readonly sku: components["schemas"]["SkuCode"];
            readonly spu: components["schemas"]["SpuCode"];
            readonly title: string;
            readonly image: components["schemas"]["Image"];
            readonly options: readonly components["schemas"]["OptionValue"][];
            readonly quantity: number;
            readonly unit: components["schemas"]["Money"];
            readonly list: components["schemas"]["Money"];
            readonly lineTotal: components["schemas"]["Money"];
            readonly taxAmount: components["schemas"]["Money"];
            readonly shippedQuantity: number;
            readonly refundedQuantity: number;
            readonly warrantyEndTime?: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        readonly PaymentMethod: "CARD" | "REDIRECT_BANK" | "WALLET_REDIRECT" | "COINS_ONLY";
        /** @enum {string} */
        readonly PaymentStatus: "CREATED" | "REQUIRES_ACTION" | "PROCESSING" | "AUTHORISED" | "SETTLED" | "DECLINED" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDING" | "PARTLY_REFUNDED" | "REFUNDED";
        readonly CardSummary: {
            readonly brand: string;
            readonly last4: string;
            readonly expMonth: number;
            readonly expYear: number;
        };
        readonly OrderPayment: {
            readonly paymentNo: string;
            readonly method: components["schemas"]["PaymentMethod"];
            readonly status: components["schemas"]["PaymentStatus"];
            readonly amount: components["schemas"]["Money"];
            readonly card?: components["schemas"]["CardSummary"];
            readonly createdTime: components["schemas"]["Instant"];
        };
        readonly Refund: {
            readonly refundNo: string;
            readonly amount: components["schemas"]["Money"];
            /** @enum {string} */
            readonly status: "PENDING" | "SETTLED" | "FAILED";
            readonly reason: string;
            readonly createdTime: components["schemas"]["Instant"];
            readonly settledTime?: components["schemas"]["Instant"];
        };
        readonly Shipment: {
            readonly id: components["schemas"]["Id"];
            readonly carrier: string;
            readonly carrierName: string;
            readonly trackingNo: string;
            readonly trackingUrl?: string;
            /** @enum {string} */
            readonly status: "LABEL_CREATED" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "DELIVERED" | "EXCEPTION";
            readonly lines: readonly {
                readonly lineId: components["schemas"]["Id"];
                readonly quantity: number;
            }[];
            readonly estDeliveryFrom?: components["schemas"]["Instant"];
            readonly estDeliveryTo?: components["schemas"]["Instant"];
            readonly events: readonly {
                readonly time: components["schemas"]["Instant"];
                readonly code: string;
                readonly text: string;
                readonly location?: string;
            }[];
        };
        readonly TimelineEntry: {
            readonly time: components["schemas"]["Instant"];
            readonly type: string;
            /** @enum {string} */
            readonly actor: "USER" | "SYSTEM" | "STAFF" | "CARRIER" | "PSP";
            readonly text: string;
        };
        readonly Order: {
            readonly orderNo: string;
            readonly site: components["schemas"]["Site"];
            readonly status: components["schemas"]["OrderStatus"];
            /** @enum {string} */
            readonly paymentStatus: "NONE" | "PENDING" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED";
            /** @enum {string} */
            readonly fulfilStatus: "NONE" | "ALLOCATED" | "PARTLY_SHIPPED" | "SHIPPED" | "DELIVERED";
            readonly statusText: string;
            /** @description What happens next */
            readonly statusHint: string;
            readonly lines: readonly components["schemas"]["OrderLine"][];
            readonly totals: components["schemas"]["Totals"];
            /** @description Written as in its country */
            readonly shippingAddress: readonly string[];
            readonly billingAddress: readonly string[];
            readonly shippingCountry?: components["schemas"]["Country"];
            readonly shippingMethod: components["schemas"]["ShippingOption"];
            readonly remark?: string;
            readonly placedTime: components["schemas"]["Instant"];
            readonly payExpireTime: components["schemas"]["Instant"];
            readonly paidTime?: components["schemas"]["Instant"];
            readonly shippedTime?: components["schemas"]["Instant"];
            readonly deliveredTime?: components["schemas"]["Instant"];
            readonly completedTime?: components["schemas"]["Instant"];
            readonly closedTime?: components["schemas"]["Instant"];
            readonly closeReason?: string;
            readonly cancelRequested?: boolean;
            readonly payments: readonly components["schemas"]["OrderPayment"][];
            readonly refunds: readonly components["schemas"]["Refund"][];
            readonly shipments: readonly components["schemas"]["Shipment"][];
            readonly timeline: readonly components["schemas"]["TimelineEntry"][];
            /** @description The server decides */
            readonly actions: readonly components["schemas"]["OrderAction"][];
            /** @description Masked unless it is the member's own */
            readonly email: string;
            readonly guest: boolean;
        };
        /** @enum {string} */
        readonly RevokeMode: "CANCEL_UNPAID" | "CANCEL_PAID" | "CANCEL_REQUEST";
        /** @enum {string} */
        readonly CancelReason: "CHANGED_MIND" | "WRONG_ADDRESS" | "WRONG_ITEM" | "FOUND_CHEAPER" | "TOO_SLOW" | "COUPON_FORGOTTEN" | "DUPLICATE" | "OTHER";
        readonly RevokeOptions: {
            readonly modes: readonly {
                readonly mode: components["schemas"]["RevokeMode"];
                readonly until?: components["schemas"]["Instant"];
                readonly label: string;
                readonly refundPreview: components["schemas"]["Money"];
                readonly consequences: readonly string[];
            }[];
            readonly reasons: readonly {
                readonly code: components["schemas"]["CancelReason"];
                readonly label: string;
            }[];
        };
        readonly RevokeRequest: {
            readonly orderNo: components["schemas"]["OrderNo"];
            readonly mode: components["schemas"]["RevokeMode"];
            readonly reasonCode?: components["schemas"]["CancelReason"];
            readonly note?: string;
        };
        readonly Revoke: {
            readonly revokeNo: string;
            readonly orderNo: string;
            readonly mode: components["schemas"]["RevokeMode"];
            /** @enum {string} */
            readonly status: "SUBMITTED" | "ACCEPTED" | "REFUNDING" | "REFUNDED";
            readonly receivedTime: components["schemas"]["Instant"];
            readonly refund: components["schemas"]["Refund"] | null;
        };
        readonly OrderRef: {
            readonly orderNo: components["schemas"]["OrderNo"];
        };
        readonly Rebuy: {
            readonly added: readonly string[];
            readonly skipped: readonly {
                readonly sku: string;
                readonly code: string;
            }[];
        };
        readonly OrderAddressChange: {
            readonly orderNo: components["schemas"]["OrderNo"];
            readonly address: components["schemas"]["AddressFields"];
        };
        readonly OrderLookup: {
            readonly orderNo: components["schemas"]["OrderNo"];
            readonly email: components["schemas"]["Email"];
        };
        readonly CompletedOrder: {
            readonly orderNo: string;
            readonly status: components["schemas"]["OrderStatus"];
            readonly paid: boolean;
            readonly email: string;
            readonly grandTotal: components["schemas"]["Money"];
            readonly lines: readonly components["schemas"]["OrderLine"][];
            readonly shippingMethod: components["schemas"]["ShippingOption"];
            readonly coinsPending: number;
            readonly nextSteps: readonly string[];
            /** @description Present for a guest whose e-mail has no account yet; the password alone then makes the account and keeps the order */
            readonly accountInvite: {
                readonly email: string;
            } | null;
        };
        readonly KeepOrder: {
            readonly orderNo: components["schemas"]["OrderNo"];
            readonly password: components["schemas"]["Password"];
        };
        readonly SavedCard: {
            readonly id: components["schemas"]["Id"];
            readonly brand: string;
            readonly last4: string;
            readonly expMonth: number;
            readonly expYear: number;
            readonly isDefault: boolean;
        };
        /** @description REDIRECT leaves for url; CARD_FORM frames fieldsUrl (the provider's own origin); THREE_DS frames url. */
        readonly NextAction: {
            /** @enum {string} */
            readonly type: "REDIRECT" | "CARD_FORM" | "THREE_DS" | "NONE";
            readonly url?: string;
            readonly fieldsUrl?: string;
            readonly clientSecret?: string;
        };
        readonly Payment: {
            readonly paymentNo: string;
            readonly orderNo: string;
            readonly method: components["schemas"]["PaymentMethod"];
            readonly status: components["schemas"]["PaymentStatus"];
            readonly amount: components["schemas"]["Money"];
            readonly nextAction: components["schemas"]["NextAction"];
            readonly failure?: {
                readonly code: string;
                readonly message: string;
                readonly retryable: boolean;
            };
            readonly card?: components["schemas"]["CardSummary"];
            readonly attempt: number;
            readonly createdTime: components["schemas"]["Instant"];
            readonly settledTime?: components["schemas"]["Instant"];
        };
        readonly PaymentMethods: {
            readonly orderNo: string;
            readonly status: components["schemas"]["OrderStatus"];
            readonly amount: components["schemas"]["Money"];
            readonly list: readonly components["schemas"]["PayMethod"][];
            readonly savedCards: readonly components["schemas"]["SavedCard"][];
            readonly live?: components["schemas"]["Payment"];
            /** @description The newest attempt that failed */
            readonly last?: components["schemas"]["Payment"];
            readonly payExpireTime: components["schemas"]["Instant"];
        };
        readonly CreatePayment: {
            readonly orderNo: components["schemas"]["OrderNo"];
            readonly method: components["schemas"]["PayMethodCode"];
            readonly savedCardId?: components["schemas"]["Id"];
        };
        readonly PaymentNo: string;
        readonly ConfirmCard: {
            readonly paymentNo: components["schemas"]["PaymentNo"];
            readonly cardToken: string;
            readonly saveCard: boolean;
        };
        readonly PaymentProgress: {
            readonly payment: components["schemas"]["Payment"];
            readonly orderNo: string;
            readonly orderStatus: components["schemas"]["OrderStatus"];
            /** @enum {string} */
            readonly next: "DONE" | "RETRY" | "WAIT" | "ACT";
        };
        readonly Recall: {
            readonly paymentNo: components["schemas"]["PaymentNo"];
            readonly state: string;
            readonly params?: {
                readonly [key: string]: string;
            };
        };
        readonly PaymentRef: {
            readonly paymentNo: components["schemas"]["PaymentNo"];
        };
        readonly Address: {
            readonly id: components["schemas"]["Id"];
            readonly firstName: string;
            readonly lastName: string;
            readonly company?: string;
            readonly phone: string;
            readonly country: components["schemas"]["Country"];
            readonly region?: string;
            readonly city: string;
            readonly district?: string;
            readonly line1: string;
            readonly line2?: string;
            readonly postcode: string;
            readonly note?: string;
            readonly isDefaultShipping: boolean;
            readonly isDefaultBilling: boolean;
            /** @enum {string} */
            readonly tag: "HOME" | "WORK" | "OTHER";
            /** @description True where the current market ships to the country */
            readonly deliverable: boolean;
            /** @description The address as it is written in its country, name first or last as usual there */
            readonly lines: readonly string[];
        };
        readonly AddressList: {
            readonly list: readonly components["schemas"]["Address"][];
            readonly max: number;
        };
        readonly AddressInput: {
            readonly firstName: string;
            readonly lastName: string;
            readonly company?: string;
            readonly phone: string;
            readonly country: components["schemas"]["Country"];
            readonly region?: string;
            readonly city: string;
            readonly district?: string;
            readonly line1: string;
            readonly line2?: string;
            readonly postcode: string;
            readonly note?: string;
            readonly isDefaultShipping?: boolean;
            readonly isDefaultBilling?: boolean;
            /** @enum {string} */
            readonly tag?: "HOME" | "WORK" | "OTHER";
        };
        readonly AddressChange: {
            readonly id: components["schemas"]["Id"];
            readonly address: components["schemas"]["AddressInput"];
        };
        readonly AddressField: {
            /** @enum {string} */
            readonly name: "firstName" | "lastName" | "company" | "phone" | "region" | "city" | "district" | "line1" | "line2" | "postcode" | "note";
            readonly label: string;
            readonly required: boolean;
            readonly maxLength: number;
            readonly pattern?: string;
            readonly options?: readonly {
                readonly value: string;
                readonly label: string;
            }[];
            readonly autocomplete: string;
            /** @enum {string} */
            readonly inputMode: "text" | "tel" | "numeric";
        };
        readonly AddressSchema: {
            readonly country: components["schemas"]["Country"];
            /** @description In the order of the country */
            readonly fields: readonly components["schemas"]["AddressField"][];
            readonly postcodeExample: string;
            readonly phonePrefix: string;
        };
        readonly AddressCheck: {
            readonly ok: boolean;
            readonly problems: readonly components["schemas"]["FieldError"][];
            readonly suggestion?: components["schemas"]["AddressFields"];
        };
        readonly OrderState: {
            readonly orderNo: string;
            readonly status: components["schemas"]["OrderStatus"];
        };
        readonly ShipOrder: {
            readonly orderNo: components["schemas"]["OrderNo"];
            readonly carrier: string;
            readonly trackingNo: string;
            /** @description Left out, all that is not yet shipped */
            readonly lines?: readonly {
                readonly lineId: components["schemas"]["Id"];
                readonly quantity: number;
            }[];
        };
        readonly RefundOrder: {
            readonly orderNo: components["schemas"]["OrderNo"];
            /** @description Minor units; left out */
            readonly amount?: number;
            readonly reason: string;
        };
        readonly SkuStock: {
            readonly sku: string;
            readonly site: components["schemas"]["Site"];
            readonly stock: number;
            readonly reserved: number;
            readonly available: number;
        };
        readonly StockSet: {
            readonly sku: components["schemas"]["SkuCode"];
            readonly site: components["schemas"]["Site"];
            readonly stock: number;
        };
        readonly PriceImport: {
            readonly rows: readonly {
                readonly sku: components["schemas"]["SkuCode"];
                readonly site: components["schemas"]["Site"];
                readonly listAmount: number;
                readonly saleAmount?: number | null;
            }[];
        };
        readonly PriceImported: {
            readonly changed: number;
            readonly unchanged: number;
        };
        readonly InboxMail: {
            readonly id: components["schemas"]["Id"];
            readonly to: string;
            readonly subject: string;
            readonly text: string;
            readonly html: string;
            readonly time: components["schemas"]["Instant"];
        };
        readonly Inbox: {
            readonly list: readonly components["schemas"]["InboxMail"][];
        };
    };
    responses: never;
    parameters: {
        /** @description Made once for the intent and kept with it; the same key gives the same answer */
        readonly IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly checkEmail: {
        readonly parameters: {
            readonly query: {
                readonly email: components["schemas"]["Email"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: {
                            readonly registered: boolean;
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly sendCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly scene: components["schemas"]["CodeScene"];
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["CodeSent"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly checkCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly scene: components["schemas"]["CodeScene"];
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["CodeTicket"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly register: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Registration"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["AuthTokens"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly ticket: string;
                    readonly password: components["schemas"]["Password"];
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: components["schemas"]["Email"];
                    readonly password: components["schemas"]["Password"];
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["AuthTokens"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Nothing"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getUserInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["UserInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly changeUserInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserInfoChange"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["UserInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getSuInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["SuInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly refreshToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly refreshToken: string;
                    readonly clientId: string;
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["RefreshedTokens"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly oldPassword: components["schemas"]["Password"];
                    readonly password: components["schemas"]["Password"];
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly requestDeletion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password: components["schemas"]["Password"];
                    readonly reasonCode?: string;
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: {
                            readonly effectiveTime: components["schemas"]["Instant"];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly cancelDeletion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly exportData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: {
                            readonly jobId: string;
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly initClient: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["ClientInit"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly listMarkets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: {
                            readonly list: readonly components["schemas"]["Market"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly reportPageTime: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PageTimeReport"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly uploadMedia: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly file: string;
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["UploadedMedia"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getHomeLayout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["HomeLayout"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getCategoryTree: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: {
                            readonly list: readonly components["schemas"]["Category"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly listProducts: {
        readonly parameters: {
            readonly query?: {
                readonly q?: string;
                readonly categoryId?: components["schemas"]["Id"];
                readonly collection?: components["schemas"]["SpuCode"];
                /** @description Chosen facet values, each written key:value; values of one key widen, keys narrow */
                readonly facets?: readonly string[];
                /** @description Minor units */
                readonly priceMin?: number;
                /** @description Minor units */
                readonly priceMax?: number;
                readonly inStock?: boolean;
                readonly sort?: "RELEVANCE" | "BEST" | "NEW" | "PRICE_ASC" | "PRICE_DESC" | "RATING";
                readonly pageNo?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["ProductPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly suggest: {
        readonly parameters: {
            readonly query: {
                readonly q: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Suggestions"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getHotTerms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: {
                            readonly terms: readonly string[];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getProduct: {
        readonly parameters: {
            readonly query?: {
                readonly spu?: components["schemas"]["SpuCode"];
                readonly sku?: components["schemas"]["SkuCode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["ProductDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getPriceDetail: {
        readonly parameters: {
            readonly query: {
                readonly sku: components["schemas"]["SkuCode"];
                readonly quantity: components["schemas"]["Quantity"];
                readonly buyType?: components["schemas"]["BuyType"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["PriceDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getWarranty: {
        readonly parameters: {
            readonly query: {
                readonly spu: components["schemas"]["SpuCode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Warranty"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getEfficiency: {
        readonly parameters: {
            readonly query?: {
                readonly spu?: components["schemas"]["SpuCode"];
                readonly sku?: components["schemas"]["SkuCode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: {
                            readonly list: readonly components["schemas"]["EnergyLabel"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly recommend: {
        readonly parameters: {
            readonly query: {
                readonly scene: "HOME" | "PDP" | "CART" | "DONE" | "EMPTY" | "CENTER";
                readonly spu?: components["schemas"]["SpuCode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Recommendations"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly listCollections: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: {
                            readonly list: readonly components["schemas"]["CollectionCard"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getCollection: {
        readonly parameters: {
            readonly query: {
                readonly handle: components["schemas"]["SpuCode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["CollectionDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly subscribeStock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly sku: components["schemas"]["SkuCode"];
                    readonly email: components["schemas"]["Email"];
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly confirmStock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getStock: {
        readonly parameters: {
            readonly query: {
                readonly skus: readonly components["schemas"]["SkuCode"][];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: readonly components["schemas"]["StockAnswer"][];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["CartView"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly updateCartLines: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["CartLineChange"][];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["CartView"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly addCartLine: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CartLineInput"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["CartView"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly deleteCartLines: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ids: readonly components["schemas"]["Id"][];
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["CartView"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly mergeCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                readonly "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["MergeLine"][];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: readonly components["schemas"]["MergedLine"][];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getCartQuantity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: number;
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly quoteCart: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly lines: readonly components["schemas"]["MergeLine"][];
                    readonly selected: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["CartView"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly checkInventory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckLines"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["StockCheck"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly previewOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Quote"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly createOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                readonly "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["CreatedOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly estimateShipping: {
        readonly parameters: {
            readonly query: {
                readonly country: components["schemas"]["Country"];
                readonly postcode?: string;
                readonly sku: components["schemas"]["SkuCode"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["ShippingEstimate"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query?: {
                readonly tab?: components["schemas"]["OrderTab"];
                readonly q?: string;
                readonly pageNo?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["OrderPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getOrder: {
        readonly parameters: {
            readonly query: {
                readonly orderNo: components["schemas"]["OrderNo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getRevokeOptions: {
        readonly parameters: {
            readonly query: {
                readonly orderNo: components["schemas"]["OrderNo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["RevokeOptions"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly revokeOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                readonly "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RevokeRequest"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Revoke"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly confirmReceipt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderRef"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly rebuy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderRef"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Rebuy"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly changeOrderAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderAddressChange"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly lookupOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderLookup"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getCompleted: {
        readonly parameters: {
            readonly query: {
                readonly orderNo: components["schemas"]["OrderNo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["CompletedOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly keepOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeepOrder"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["AuthTokens"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getPaymentMethods: {
        readonly parameters: {
            readonly query: {
                readonly orderNo: components["schemas"]["OrderNo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["PaymentMethods"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly createPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                readonly "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreatePayment"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Payment"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly confirmCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmCard"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Payment"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getPaymentStatus: {
        readonly parameters: {
            readonly query?: {
                readonly paymentNo?: components["schemas"]["PaymentNo"];
                readonly orderNo?: components["schemas"]["OrderNo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["PaymentProgress"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly recallPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Recall"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["PaymentProgress"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly cancelPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentRef"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Payment"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly receiveWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly provider: "sandbox";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": unknown;
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly listSavedCards: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: {
                            readonly list: readonly components["schemas"]["SavedCard"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly deleteSavedCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly id: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly listAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["AddressList"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getAddress: {
        readonly parameters: {
            readonly query: {
                readonly id: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Address"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly changeAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressChange"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Address"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly createAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressInput"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Address"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly deleteAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly id: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getAddressSchema: {
        readonly parameters: {
            readonly query: {
                readonly country: components["schemas"]["Country"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["AddressSchema"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly checkAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressFields"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["AddressCheck"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly releaseOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderRef"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["OrderState"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly shipOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShipOrder"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["OrderState"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly deliverOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderRef"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["OrderState"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly answerCancelRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly orderNo: components["schemas"]["OrderNo"];
                    readonly accept: boolean;
                    readonly reason?: string;
                };
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["OrderState"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly refundOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefundOrder"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Refund"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly getSkuStock: {
        readonly parameters: {
            readonly query: {
                readonly sku: components["schemas"]["SkuCode"];
                readonly site: components["schemas"]["Site"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["SkuStock"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly setStock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockSet"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["SkuStock"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly importPrices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PriceImport"];
            };
        };
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["PriceImported"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readonly readInbox: {
        readonly parameters: {
            readonly query?: {
                readonly to?: components["schemas"]["Email"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": (components["schemas"]["Success"] & {
                        readonly data: components["schemas"]["Inbox"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
}
