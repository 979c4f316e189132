// Generated from shop.yaml by `npm run generate`; edit the contract instead.

export interface paths {
    "/bff-app/v1/mobile/email/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether an email has an account */
        get: operations["checkEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/email/send/verification-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a verification code */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/email/verification-code/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a code for a ticket */
        post: operations["checkCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/email/registry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/email/password-forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a ticket; ends every session */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/email/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/email/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/user-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the member's account */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the member's account */
        patch: operations["changeUserInfo"];
        trace?: never;
    };
    "/app-mall/v1/savvy/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a month of the member's account of Savvy points */
        get: operations["listSavvyPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/su-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the member's Savvy level */
        get: operations["getSuInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the tokens */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/email/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; ends the other sessions */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/email/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the account another email, proved by a ticket of CHANGE; ends the other sessions */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/email/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link again that proves the email of the account; nothing where it is proved */
        post: operations["sendEmailProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/email/proof/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove the email of the account by the token of the mailed link */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/account/delete-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the account to be deleted in 14 days */
        post: operations["requestDeletion"];
        /** Keep the account after all */
        delete: operations["cancelDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/account/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mail the member everything we hold about them, as a file of JSON */
        get: operations["exportData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where the member is logged in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Log the member out in one place */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/v1/mobile/account/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log the member out everywhere else */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/client/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Start a client */
        get: operations["initClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/market/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the markets */
        get: operations["listMarkets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/page-time/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report page times */
        post: operations["reportPageTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web-log/v1/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a fault that a browser met */
        post: operations["reportFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/media/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a picture or a video */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coin/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the balance, what runs out next and the check-ins */
        get: operations["readCoinSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coin/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check in for the local day; status 40 where that was done */
        post: operations["checkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coin/task/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what earns coins; a guest sees it without progress */
        get: operations["listCoinTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coin/task/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Time a visit to a product: STARTED gives a nonce, SEEN hands it in */
        post: operations["reportCoinTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coin/task/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim the coins of a task that is done; status 40 where they were claimed */
        post: operations["claimCoinTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coin/task/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the products of a task with those that count already */
        get: operations["listCoinTaskProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coin/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a month of the coins of the member */
        get: operations["listCoinDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coin/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what coins are worth and how they come and go, with the numbers of the member */
        get: operations["readCoinRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/suit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bundles of a market that run or are announced */
        get: operations["listSuits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/suit/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a bundle with what each item can be had in */
        get: operations["getSuit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/suit/of-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bundles on sale that a product is in */
        get: operations["listSuitsOfProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coin/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what coins are exchanged for */
        get: operations["listCoinExchange"];
        put?: never;
        /** Exchange coins for a coupon or a product, once per key */
        post: operations["exchangeCoins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/user-share-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the code to invite others with */
        get: operations["getShareCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/user-share-code/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say who brought the member; status 40 where that is known or cannot be */
        post: operations["bindShareCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/home/layout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the home page's blocks */
        get: operations["getHomeLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/category/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the categories */
        get: operations["getCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products with facets */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest while typing */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/search/hot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List terms often searched */
        get: operations["getHotTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/product/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a product by spu or sku */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/product/price-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain a price step by step */
        get: operations["getPriceDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/product/warranty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a product's warranty */
        get: operations["getWarranty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/product/efficiency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read energy labels */
        get: operations["getEfficiency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/manual/{spu}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the manual of a product as PDF, A5 and in English
         * @description Needs no header, so that help pages, emails and printed codes can name it. The manual of an ETag that is sent again is not sent again.
         */
        get: operations["getManual"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/product/information-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the product information sheet of a light source as PDF, A4 and in English
         * @description Needs no header, so that labels, emails and registers can name it. The sheet of an ETag that is sent again is not sent again.
         */
        get: operations["getProductSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/product/on-wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the variants that can be seen on a photograph of a room */
        get: operations["listWallLamps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/product/launches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the products that not everybody can buy yet */
        get: operations["listLaunches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/product/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recommend products */
        get: operations["recommend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/ai-robot/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the assistant
         * @description With `Accept: text/event-stream` the reply comes as events while it is made: `{"text": "…"}` for each sentence, and the envelope as the last one, which alone says what was replied.
         */
        post: operations["askAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/ai-robot/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the conversation with the assistant */
        post: operations["readAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bff-app/ai-robot/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clear the conversation with the assistant, or take that back */
        post: operations["clearAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a policy of the shop */
        get: operations["getPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search articles, products, questions and policies in one */
        get: operations["searchHelp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say where a key of the list of links leads */
        get: operations["resolveHelpLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/policy/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the policies of the shop in the market */
        get: operations["listPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the help begins with: its topics, the lights of the member, how to reach people */
        get: operations["getSupportHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/sku-faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the help of one product, by its SPU or the name of its model
         * @description Capitals make no difference. NOT_FOUND for a model that the shop does not know.
         */
        get: operations["getProductHelp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/topic-faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a topic of the help, and one of its articles
         * @description An article that has moved is read in its topic. NOT_FOUND for an unknown topic without an article.
         */
        get: operations["getTopicHelp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the member or the browser said of an article */
        get: operations["getHelpVote"];
        put?: never;
        /**
         * Say whether an article helped, change it or take it back
         * @description One vote for a member or a browser and an article; the last one counts.
         */
        post: operations["sendHelpFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/review/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what buyers say of a product */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Review a line of an own order that has arrived, once */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/review/helpful": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find a review helpful, or no longer */
        post: operations["voteHelpful"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/review/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a review to the operators */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/question/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List questions about products */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/question/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a question with a page of its answers */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/question/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find questions that say about the same, before one is asked */
        get: operations["findSimilarQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a question about a product */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like an answer or a comment, or no longer */
        post: operations["likeContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow a question, or no longer */
        post: operations["followQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a question, an answer or a comment to the operators */
        post: operations["reportContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/best": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark the best answer to an own question, or none */
        post: operations["chooseBestReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit an own question or answer within 15 minutes */
        put: operations["editContent"];
        post?: never;
        /** Delete an own question, answer or comment */
        delete: operations["deleteContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/answerer-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply to become an answerer */
        post: operations["applyAsAnswerer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/answerer-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read whether the member is an answerer and what is asked of one */
        get: operations["getAnswererStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/my-space": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the member asked, answered, follows, has begun to write and could answer */
        get: operations["getQaSpace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the member has written to a question or about a product and not sent */
        get: operations["listDrafts"];
        /** Keep what is being written */
        put: operations["saveDraft"];
        post?: never;
        /** Throw away what was written and not sent */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the comments on an answer */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/appQuestionAnswer/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment on an answer */
        post: operations["commentOnReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/favourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's favourites, or the one of a product */
        get: operations["listFavourites"];
        put?: never;
        /** Keep a product */
        post: operations["addFavourite"];
        /** Let a product go */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/collection/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the collections */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/collection/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a collection */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/stock/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail me when it is back */
        post: operations["subscribeStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/stock/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a mail-me-when-it-is-back by its mailed token */
        post: operations["confirmStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/internal/inventory/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read stock of up to 20 SKUs */
        get: operations["getStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/shopping-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the cart of the current market */
        get: operations["getCart"];
        /** Set quantities and selection */
        put: operations["updateCartLines"];
        /** Add an item, or a bundle of several */
        post: operations["addCartLine"];
        /** Remove lines */
        delete: operations["deleteCartLines"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/shopping-cart/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge the local cart into the account */
        post: operations["mergeCart"];
        /**
         * Give up a merge whose answer was lost
         * @description A merge that has not come by now is refused when it comes.
         */
        delete: operations["withdrawMerge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/shopping-cart/quantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the items in the cart */
        get: operations["getCartQuantity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/shopping-cart/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price a local cart */
        post: operations["quoteCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coupon/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's coupons, what ends first in front */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coupon/center": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the coupons that can be claimed */
        get: operations["getCouponCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coupon/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim a coupon */
        post: operations["claimCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coupon/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a coupon for a code */
        post: operations["redeemCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coupon/support-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the products that a coupon is for, and what of the cart counts for it */
        get: operations["listCouponProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coupon/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how coupons work in a market */
        get: operations["getCouponRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/coupon/newer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the coupon that guests are offered for signing up */
        get: operations["getNewerCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/flash-sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the sessions of yesterday to tomorrow and the items of one of them */
        get: operations["readFlashSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for one mail before an item is sold at its price or a promotion begins, or take that back; status 40 where nothing changes */
        post: operations["remindOfPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/activity/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the page of a campaign as it stands in the market now */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/activity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the public promotions of the market */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/early-bird/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ladders of prices of a market, what can be bought in front */
        get: operations["listEarlyBirds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/early-bird/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the ladder of prices of one product */
        get: operations["getEarlyBird"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/early-bird/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the campaigns by deposit of a market, those that take deposits in front */
        get: operations["listDepositCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/early-bird/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one campaign by deposit */
        get: operations["getDepositCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/early-bird/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the member has reserved by deposit, the newest first */
        get: operations["listDepositReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/early-bird/reserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reserve one piece and place the order of its deposit, which waits 15 minutes for its payment */
        post: operations["reserveByDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/early-bird/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quote the balance of a reservation for an address of the member */
        get: operations["previewBalance"];
        put?: never;
        /** Place the order of a balance, at the price that was quoted */
        post: operations["payBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/winners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the draw of a giveaway, what is published of it and who won
         * @description Of the editions of a giveaway the one that waits for its draw, else the last that was drawn, else the one that comes.
         */
        get: operations["getWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/draw/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the draws of a market, those still to come first, then those that were held with the last one in front */
        get: operations["listDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/draw/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the file of a draw, with all that is needed to do it again
         * @description Needs no header. The file of an announced draw never changes.
         */
        get: operations["getDrawFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/interest/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what is not out yet, with what can be registered for in front */
        get: operations["listInterestProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/interest/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a project, and the registration of the member or behind a link */
        get: operations["getInterestProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for a project, or change the choices of the member
         * @description A member counts at once. A guest gets a link by mail and counts after `confirmInterest`; the answer is the same whatever is known of the address.
         */
        post: operations["registerInterest"];
        /** Take the member, or the address behind a link, off a project */
        delete: operations["withdrawInterest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/interest/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove an address by the link in its mail */
        post: operations["confirmInterest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/giveaway/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a giveaway, and where the member stands */
        get: operations["getGiveaway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/giveaway/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a giveaway by one of its steps
         * @description A step counts once, the free one once a day; what counts already adds nothing and is answered alike. The first step makes the orders count, too, that were paid since the giveaway began.
         */
        post: operations["enterGiveaway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/giveaway/my-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the entries of the member, as the draw knows them */
        get: operations["listGiveawayEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/crowd/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the crowdfunding projects of a market, what takes pledges in front */
        get: operations["listCrowdProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/crowd/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a crowdfunding project with its tiers, and what the member has pledged
         * @description A pledge is an order with the source PLEDGE.
         */
        get: operations["getCrowdProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/crowd/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a mail with each update of a project
         * @description A member follows at once. A guest gets a link by mail and follows after `confirmCrowdFollower`; the answer is the same whatever is known of the address.
         */
        post: operations["followCrowdProject"];
        /** Take the member, or the address behind a link, off a project */
        delete: operations["unfollowCrowdProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/crowd/follow/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove an address by the link in its mail */
        post: operations["confirmCrowdFollower"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/new-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what waits for new members, and whether the caller can have it */
        get: operations["getNewUserOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/new-user/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the pack of a new member
         * @description Coupons and coins come at once, and the first-order prices hold from then on
         */
        post: operations["claimNewUserPack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/prize/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the caller has won */
        get: operations["listPrizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/prize/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how a prize is sent
         * @description SHIP_ALONE places an order of its own that costs nothing, to an address of the caller. ORDER_TOGETHER waits for the next order of the same market, which brings the prize unless it says otherwise.
         */
        post: operations["claimPrize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/user/order_together_prize/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take a prize off an order, or off the next one
         * @description The prize is kept. Changes state although it is a GET, as the specification has it: it needs a bearer, is never cached and only follows a click that was confirmed. Status 40 where the prize goes with no order.
         */
        get: operations["cancelOrderTogetherPrize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/doll-machine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the doll machine of a market with its odds of now, and the plays of the member */
        get: operations["getDollMachine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/doll-machine/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play once per key
         * @description The result is written before it is answered; the same key has the same result. PRICE_CHANGED where a play costs something else than `cost` says, PROMO_USER_LIMIT where the day has no play left, COIN_BALANCE, PROMO_SOLD_OUT where every prize is gone, PROMO_NOT_STARTED, PROMO_ENDED, PROMO_ELIGIBILITY for who is too young.
         */
        post: operations["playDollMachine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/doll-machine/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the result of a play, and of those before it, was seen */
        post: operations["seeDollPlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/prom/doll-machine/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the plays of the member, newest first */
        get: operations["listDollPlays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/checkSkuQualityAndInventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check stock before the checkout */
        post: operations["checkInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Quote an order */
        post: operations["previewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place an order */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/shipping/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Estimate delivery of one SKU */
        get: operations["estimateShipping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's orders */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/purchase/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the member has bought and received, of one product or of all, the newest first */
        get: operations["listPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an order */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/revoke/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List how an order can be cancelled or withdrawn from */
        get: operations["getRevokeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order, ask for it, or withdraw from the contract */
        post: operations["revokeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/confirm-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that the order has arrived */
        post: operations["confirmReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/logistics/webhook/{carrier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a carrier's signed event */
        post: operations["receiveParcelNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/rebuy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an order's items back into the cart */
        post: operations["rebuy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the delivery address before packing */
        put: operations["changeOrderAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/protection/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take shipping protection out of a paid order before anything of it is sent; the fee goes back */
        post: operations["removeProtection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to an order; the answer never reveals whether it exists */
        post: operations["lookupOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the thank-you page shows */
        get: operations["getCompleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account from a guest order */
        post: operations["keepOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the invoices of an order */
        get: operations["getBill"];
        /** Put a company and its tax number on the invoice, once, before it is issued */
        put: operations["nameBuyer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/bill/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an invoice as PDF, or the newest of the order */
        get: operations["getBillPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read when people answer, and until when they answer what is written now */
        get: operations["getTicketDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the shop
         * @description A member's ticket is there at once. That of a guest waits until its address is proved by the link in a mail; with the key of that link it does not. The answer is the same whatever is known of the address.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tickets of the member or behind a key, the newest first */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a ticket with what was written */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write once more about a ticket; one that is resolved is open again */
        post: operations["writeTicketMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the shopper has seen all that was written */
        post: operations["markTicketRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that it is solved */
        post: operations["resolveTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that it is not solved after all */
        post: operations["reopenTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how good the help was */
        post: operations["rateTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a ticket with the address of a guest is theirs; one that is not is forgotten */
        post: operations["confirmTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a picture for a message that is being written */
        post: operations["uploadTicketMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/support/ticket/mail-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a mail to the address of a ticket
         * @description The header `support-signature` is `t=<epoch ms>,v1=<hex HMAC-SHA-256 of the time, a full stop and the body>`. A mail that came before changes nothing.
         */
        post: operations["receiveTicketMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/rma/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what of an order can be returned, replaced or claimed, and until when */
        get: operations["getRmaEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/rma/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a return, a replacement or a claim */
        post: operations["applyRma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/rma/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read what a return or a claim would give back */
        post: operations["previewRma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/rma/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's requests, the newest first */
        get: operations["listRmas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/rma/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a request */
        get: operations["getRma"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/rma/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a request back before anything was sent */
        post: operations["cancelRma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/rma/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say with which parcel the items come back */
        post: operations["shipRma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/rma/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the shop about a request, or answer its question */
        post: operations["messageRma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/rma/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the label of the way back as PDF */
        get: operations["getRmaLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read which mail a person gets; a browser without script is sent to the page */
        get: operations["getMailPreferences"];
        put?: never;
        /** Choose which mail to get; a token alone ends the mail it came with (RFC 8058) */
        post: operations["changeMailPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/order/unsubscribe/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a fresh link to the email preferences; the answer never reveals whether the address is known */
        post: operations["mailPreferencesLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/payment/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List ways to pay an order */
        get: operations["getPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/payment/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a payment attempt */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/payment/card/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay with a card token */
        post: operations["confirmCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/payment/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the newest attempt */
        get: operations["getPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/payment/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Come back from a provider with a signed state */
        post: operations["recallPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/payment/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up an attempt */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/payment/webhook/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a provider's signed event */
        post: operations["receiveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/payment/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List saved cards */
        get: operations["listSavedCards"];
        put?: never;
        post?: never;
        /** Forget a saved card */
        delete: operations["deleteSavedCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the member's addresses */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/address/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an address */
        get: operations["getAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an address */
        put: operations["changeAddress"];
        /** Add an address */
        post: operations["createAddress"];
        /** Delete an address */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall/v1/address/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the address form of a country */
        get: operations["getAddressSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall-admin/v1/order/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand an order to the warehouse */
        post: operations["releaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall-admin/v1/order/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ship an order or a part of it */
        post: operations["shipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall-admin/v1/order/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark every shipment delivered */
        post: operations["deliverOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall-admin/v1/order/cancel-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or refuse a shopper's request to cancel */
        post: operations["answerCancelRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall-admin/v1/order/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the items of a withdrawal have come back, and refund them */
        post: operations["receiveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall-admin/v1/order/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund an order or a part of it */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall-admin/v1/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the stock of a SKU in a market */
        get: operations["getSkuStock"];
        /** Set the stock of a SKU in a market */
        put: operations["setStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-mall-admin/v1/price/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import prices */
        post: operations["importPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/mail.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the local inbox; not in production */
        get: operations["readInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * A campaign of the shop
         * @description What `npm run ops -- campaign import` reads; docs/campaigns.md shows how one is written
         */
        CampaignFile: {
            /** @description Lets an editor check the file */
            $schema?: string;
            /** @description Its name in the address: /prom/activity-making/{handle} */
            handle: string;
            title: components["schemas"]["TitleText"];
            /** @description For the list of activities and for search engines */
            summary: components["schemas"]["SentenceText"];
            /** @description For the list of activities */
            image: components["schemas"]["PictureFile"];
            /** @description By market; a market without a window does not have the campaign */
            windows: {
                US?: components["schemas"]["CampaignWindow"];
                EU?: components["schemas"]["CampaignWindow"];
                GB?: components["schemas"]["CampaignWindow"];
                CA?: components["schemas"]["CampaignWindow"];
                JA?: components["schemas"]["CampaignWindow"];
            };
            /** @description From top to bottom; the first is the HERO */
            blocks: components["schemas"]["CampaignFileBlock"][];
        };
        /**
         * Email
         * Format: email
         */
        Email: string;
        /** @description Milliseconds since 1970 UTC */
        Instant: number;
        /** @description The reply of a call that did what was asked. */
        Success: {
            /** @constant */
            status: 200;
            message: string;
            serverTime: components["schemas"]["Instant"];
            traceId: string;
        };
        FieldError: {
            /** @description Dotted path in the request, such as address.postcode */
            path: string;
            rule: string;
            message: string;
        };
        /** @description Status 40 means "already done, nothing to report"; 401 ends the session; every other one carries a code of errors.yaml. */
        Failure: {
            /** @enum {integer} */
            status: 40 | 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503;
            message: string;
            /** @description Nothing */
            data: unknown;
            code?: string;
            fields?: components["schemas"]["FieldError"][];
            serverTime: components["schemas"]["Instant"];
            traceId: string;
        };
        /** @enum {string} */
        CodeScene: "REGISTER" | "RESET" | "CHANGE" | "DELETE";
        CodeSent: {
            /** @description Seconds */
            expireIn: number;
            /** @description Seconds */
            resendIn: number;
        };
        CodeTicket: {
            ticket: string;
            /** @description Seconds */
            expireIn: number;
        };
        Password: string;
        /** @description ISO 3166 alpha-2 */
        Country: string;
        /** @description As typed or pasted */
        ShareCodeText: string;
        Registration: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            ticket: string;
            nickname?: string;
            country: components["schemas"]["Country"];
            marketingOptIn: boolean;
            termsVersion: string;
            shareCode?: components["schemas"]["ShareCodeText"];
        };
        Id: string;
        AuthTokens: {
            accountId: components["schemas"]["Id"];
            token: string;
            refreshToken: string;
            refreshTokenExpireTime: components["schemas"]["Instant"];
            savvyUser: boolean;
            newUser: boolean;
        };
        Nothing: Record<string, never>;
        AvatarTag: {
            lightUrl: string;
            darkUrl: string;
            isHolidaySkin: boolean;
        };
        /** @enum {string} */
        Site: "US" | "EU" | "GB" | "CA" | "JA";
        /**
         * @description 1 light, 2 dark, 3 as the device
         * @enum {integer}
         */
        ThemeId: 1 | 2 | 3;
        /** @enum {string} */
        AnswererState: "NONE" | "PENDING" | "APPROVED" | "REJECTED" | "SUSPENDED";
        UserInfo: {
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description A mail to the address has proved it; until then the account sees its orders and nothing else */
            emailProved: boolean;
            nickname: string;
            avatarUrl: string | null;
            avatarStyle: number;
            tagUrls: components["schemas"]["AvatarTag"][];
            defaultAvatars: {
                light: string;
                dark: string;
            };
            savvyUser: boolean;
            country: components["schemas"]["Country"];
            site: components["schemas"]["Site"];
            themeId: components["schemas"]["ThemeId"];
            /** Format: date */
            birthday?: string;
            marketingOptIn: boolean;
            couponCount: number;
            coinBalance: number;
            unreadTickets: number;
            counts: {
                unpaid: number;
                toShip: number;
                shipped: number;
                rma: number;
            };
            answererStatus: components["schemas"]["AnswererState"];
            /** @description When the account will be deleted */
            deletionTime: number | null;
        };
        /** @description Everything left out stays as it is; null takes an answer back. A market brings its first country unless the member's is in it, a country its market. */
        UserInfoChange: {
            nickname?: string;
            avatarStyle?: number;
            /** @description A picture that the member has uploaded */
            avatarUrl?: string | null;
            /** Format: date */
            birthday?: string | null;
            marketingOptIn?: boolean;
            themeId?: components["schemas"]["ThemeId"];
            site?: components["schemas"]["Site"];
            country?: components["schemas"]["Country"];
        };
        /** @description Year and month */
        Month: string;
        OrderNo: string;
        /** @description One line of the account of points */
        SavvyEntry: {
            id: string;
            time: components["schemas"]["Instant"];
            /**
             * @description EXPIRED: a year after they came
             * @enum {string}
             */
            kind: "ORDER" | "REFUND" | "TASK" | "EXPIRED";
            orderNo: components["schemas"]["OrderNo"] | null;
            /** @description Of a coin task */
            title: string | null;
            /** @description Negative where points went */
            points: number;
            /** @description The points after it */
            balance: number;
        };
        /** @description A month of the account of points, by the clock of the market */
        SavvyMonth: {
            month: components["schemas"]["Month"];
            previous: components["schemas"]["Month"] | null;
            next: components["schemas"]["Month"] | null;
            earned: number;
            /** @description Taken back by refunds or gone after a year */
            lost: number;
            /** @description The points at its end */
            balance: number;
            /** @description Newest first */
            entries: components["schemas"]["SavvyEntry"][];
        };
        SuInfo: {
            level: number;
            levelName: string;
            /** @description Earned in the last 12 months */
            points: number;
            nextLevelPoints: number | null;
            /** @description Until when the level stands if nothing more is bought; null for level 0 */
            validUntil: components["schemas"]["Instant"] | null;
            multiplier: number;
            benefits: {
                title: string;
                text: string;
                unlocked: boolean;
                unlockLevel: number;
            }[];
        };
        RefreshedTokens: {
            token: string;
            refreshToken: string;
            refreshTokenExpireTime: components["schemas"]["Instant"];
        };
        EmailChange: {
            email: components["schemas"]["Email"];
            ticket: string;
            password: components["schemas"]["Password"];
        };
        EmailProof: {
            token: string;
        };
        /** @enum {string} */
        DeletionReason: "NOT_USED" | "PRIVACY" | "TOO_MUCH_MAIL" | "OTHER_ACCOUNT" | "OTHER";
        /** @description Proved by the password, or by the ticket for a mailed code of the scene DELETE. */
        DeletionRequest: {
            password: components["schemas"]["Password"];
            reasonCode?: components["schemas"]["DeletionReason"];
        } | {
            ticket: string;
            reasonCode?: components["schemas"]["DeletionReason"];
        };
        DeletionAhead: {
            effectiveTime: components["schemas"]["Instant"];
        };
        ExportOrdered: {
            /** @description The mail repeats it; asked again within ten minutes it is the same, and no second mail leaves */
            jobId: string;
            /** @description Where the file goes */
            emailMasked: string;
        };
        /** @description One place where the member is logged in */
        SignedInSession: {
            id: components["schemas"]["Id"];
            /** @description Name of the operating system where the device names it */
            system: string | null;
            /** @description Name of the browser where the device names it */
            browser: string | null;
            /** @enum {string} */
            kind: "PHONE" | "TABLET" | "COMPUTER";
            /** @description The session that asks */
            isCurrent: boolean;
            signedInTime: components["schemas"]["Instant"];
            lastSeenTime: components["schemas"]["Instant"];
        };
        /** @description The one that asks first, then by when they were seen; at most 50 */
        SignedInSessions: {
            sessions: components["schemas"]["SignedInSession"][];
        };
        ClientInit: {
            clientId: string;
            country: components["schemas"]["Country"];
            site: components["schemas"]["Site"];
            /** @enum {integer} */
            themeId: 1 | 2 | 3;
            lightMode: boolean;
            festivalSkin: string;
            riskSession: {
                id: string;
                expireTime: components["schemas"]["Instant"];
            };
            flags: {
                [key: string]: boolean;
            };
            policyVersions: {
                [key: string]: string;
            };
        };
        /** @enum {string} */
        Currency: "USD" | "EUR" | "GBP" | "CAD" | "JPY";
        /** @description Minor units with the currency's own exponent (2, yen 0). */
        Money: {
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        Market: {
            key: components["schemas"]["Site"];
            sign: string;
            code: components["schemas"]["Currency"];
            market: components["schemas"]["Site"];
            marketName: string;
            countries: {
                code: components["schemas"]["Country"];
                name: string;
            }[];
            taxIncluded: boolean;
            freeShipping: components["schemas"]["Money"];
            dateOrder: string;
        };
        PageTimeReport: {
            pages: {
                path: string;
                /** @description Milliseconds; a record of 300,000 or more is dropped, the others of its batch are kept */
                duration: number;
                pathName: string;
                moduleId: string;
                activityName: string;
            }[];
        };
        FaultReport: {
            /** @description web-api for a call that failed, web-code for an error of a page */
            traceId: string;
            appId: string;
            /** @description Whatever helps; redacted in the browser, and once more before it is written */
            data: unknown;
        };
        UploadedMedia: {
            mediaId: components["schemas"]["Id"];
            url: string;
            /** @enum {string} */
            type: "IMAGE" | "VIDEO";
        };
        /** @description Coins */
        CoinAmount: number;
        CoinExpiry: {
            amount: components["schemas"]["CoinAmount"];
            /** @description The first instant at which they are gone */
            time: components["schemas"]["Instant"];
            /**
             * Format: date
             * @description The last day on which they can be used, by the clock of the member
             */
            lastDay: string;
        };
        /** @description The check-ins in a row, by the local day of the member */
        CoinStreak: {
            /** @description Days that are lit on the strip */
            days: number;
            /** @description True where today has been checked in */
            today: boolean;
            /** @description What the next check-in gives */
            next: components["schemas"]["CoinAmount"];
            table: number[];
            /** @description The next local midnight */
            resetTime: components["schemas"]["Instant"];
        };
        CoinSummary: {
            balance: components["schemas"]["CoinAmount"];
            /** @description Earned by orders that are not completed yet */
            pending: components["schemas"]["CoinAmount"];
            /** @description What runs out next */
            expiring: components["schemas"]["CoinExpiry"] | null;
            worth: components["schemas"]["Money"];
            streak: components["schemas"]["CoinStreak"];
            /** @description The Savvy level */
            level: number;
        };
        CheckIn: {
            /** @description Less than the table says where the limit of the day is reached */
            reward: components["schemas"]["CoinAmount"];
            streak: components["schemas"]["CoinStreak"];
            balance: components["schemas"]["CoinAmount"];
        };
        /** @enum {string} */
        CoinTaskKind: "BROWSE_LIST" | "VIEW_PRODUCT_SECONDS" | "ADD_TO_CART" | "FIRST_ORDER" | "REVIEW" | "ANSWER" | "SHARE" | "COMPLETE_PROFILE" | "SUBSCRIBE";
        CoinTask: {
            taskId: components["schemas"]["Id"];
            kind: components["schemas"]["CoinTaskKind"];
            title: string;
            note: string;
            reward: components["schemas"]["CoinAmount"];
            /** @description Growth points that come with the coins */
            points: number;
            target: number;
            /** @description At most the target */
            progress: number;
            /** @enum {string} */
            status: "OPEN" | "DOING" | "CLAIMABLE" | "DONE";
            /** @enum {string} */
            period: "ONCE" | "DAILY" | "WEEKLY";
            /** @description How long each product has to be looked at */
            seconds: number | null;
        };
        CoinTaskList: {
            groups: {
                title: string;
                tasks: components["schemas"]["CoinTask"][];
            }[];
            /** @description By check-ins and tasks */
            earnedToday: components["schemas"]["CoinAmount"];
            dailyCap: components["schemas"]["CoinAmount"];
        };
        /** SPU */
        SpuCode: string;
        CoinTaskReport: {
            taskId: components["schemas"]["Id"];
            /** @enum {string} */
            event: "STARTED" | "SEEN";
            /** @description The product */
            targetId: components["schemas"]["SpuCode"];
            /** @description Of the visit */
            nonce?: components["schemas"]["Id"];
            /** @description How long the page was visible */
            visibleMs?: number;
        };
        CoinTaskReceipt: {
            task: components["schemas"]["CoinTask"];
            /** @description Null where the product counts already or the target is reached */
            nonce: components["schemas"]["Id"] | null;
            /** @description True where this product counts for the task in this period */
            counted: boolean;
        };
        CoinTaskName: {
            taskId: components["schemas"]["Id"];
        };
        CoinTaskReward: {
            /** @description Less than the task says where the limit of the day is reached */
            reward: components["schemas"]["CoinAmount"];
            points: number;
            balance: components["schemas"]["CoinAmount"];
            task: components["schemas"]["CoinTask"];
        };
        /** SKU */
        SkuCode: string;
        /** @description A picture by day (light theme) and by night (dark theme). Files are {url}{day|night}-{width}.avif for every width and {url}{day|night}-640.webp; w and h are those of the largest. */
        Image: {
            url: string;
            alt: string;
            w: number;
            h: number;
            widths: number[];
            /** @description True where the lamp exists turned off, by day: {url}off-{width}.avif up to 960 and {url}off-640.webp */
            hasOff?: boolean;
            /** @description True where the lamp has one light, and a card shows it turned off by day until it is touched; comes with hasOff */
            restsOff?: boolean;
            /** @description Average colour shown until the picture is there */
            lqip: {
                day: string;
                night: string;
            };
        };
        /**
         * @description 0 normal; the others belong to promotions
         * @default 0
         */
        BuyType: number;
        /** @description What a promotion that runs says of a variant, in the same words wherever that is shown. With `line` the price beside it is its own, and a line that is added with it has it until the end. Without, it is another way to buy, and the price beside it that of a plain line. */
        ShownPromotion: {
            /** @enum {string} */
            kind: "FLASH_SALE" | "EARLY_BIRD" | "NEW_USER" | "EARLY_BIRD_CAMPAIGN" | "SUIT";
            /** @description Of the promotion */
            id: components["schemas"]["Id"];
            name: string;
            /** @description From then on it sells nothing */
            endTime: components["schemas"]["Instant"];
            /** @description Pieces that orders can still have at its price; null where it has no quota */
            left: number | null;
            /** @description Pieces of one shopper in all of their orders, of a bundle sets; null for any number */
            perShopper: number | null;
            /** @description All of it for people: kind, end, what is left and the limit */
            text: string;
            /** @description Where it is shown */
            href: string;
            /** @description Of one piece in it; absent of a bundle */
            price?: components["schemas"]["Money"];
            /** @description What a bundle with it takes off */
            save?: components["schemas"]["Money"];
            /** @description What reserves one */
            deposit?: components["schemas"]["Money"];
            /** @description What a line is added with to have its price */
            line?: {
                buyType: components["schemas"]["BuyType"];
                promoItemId: components["schemas"]["Id"];
            };
        };
        /** @description What the shopper sees of a price in the current market. Where a list price is struck through in a market that asks for it, priorLowest is the lowest price of the 30 days before the reduction. */
        PricePart: {
            sale: components["schemas"]["Money"];
            list: components["schemas"]["Money"] | null;
            priorLowest: components["schemas"]["Money"] | null;
            discountPct: number | null;
            /** @description True where the variants differ in price */
            from: boolean;
            /** @description What runs for it: whose price it is, or another way to buy it */
            promotion?: components["schemas"]["ShownPromotion"];
        };
        Swatch: {
            name: string;
            color: string;
        };
        /** @enum {string} */
        StockState: "OK" | "LOW" | "OUT" | "OFF_SALE" | "LIMIT";
        /** @enum {string} */
        EnergyClass: "A" | "B" | "C" | "D" | "E" | "F" | "G";
        /** @description A moment from which a product can be bought */
        Launch: {
            time: components["schemas"]["Instant"];
            /** @description By the clock of the market, as it writes it: Sat, Nov 28, 10:00 AM ET */
            text: string;
        };
        ProductCard: {
            spu: components["schemas"]["SpuCode"];
            sku: components["schemas"]["SkuCode"];
            title: string;
            subtitle: string;
            image: components["schemas"]["Image"];
            price: components["schemas"]["PricePart"] | null;
            /** @description The most important thing to say of the product. In a list at most three of eight neighbours have one. SALE comes with a list price and a percentage */
            badges: ("SOLD_OUT" | "PREORDER" | "SALE" | "NEW")[];
            rating: number;
            ratingCount: number;
            swatches: components["schemas"]["Swatch"][];
            stockState: components["schemas"]["StockState"];
            singleSku: boolean;
            energyClass: components["schemas"]["EnergyClass"] | null;
            /** @description When everybody can buy it; absent from then on */
            launch?: components["schemas"]["Launch"];
        };
        CoinTaskProducts: {
            task: components["schemas"]["CoinTask"];
            list: components["schemas"]["ProductCard"][];
            pageNo: number;
            pageSize: number;
            total: number;
            /** @description Products that count already */
            seen: components["schemas"]["SpuCode"][];
            required: number;
            done: number;
            secondsEach: number;
        };
        /** @enum {string} */
        CoinEntryFilter: "EARNED" | "SPENT" | "EXPIRED" | "PENDING";
        CoinEntry: {
            id: components["schemas"]["Id"];
            time: components["schemas"]["Instant"];
            /** @enum {string} */
            type: "EARN_PENDING" | "EARN" | "SPEND" | "LOCK" | "UNLOCK" | "REFUND" | "EXPIRE" | "CLAWBACK" | "ADJUST";
            /** @enum {string} */
            source: "ORDER" | "CHECK_IN" | "TASK" | "GAME" | "REFUND" | "REWARD" | "INVITATION" | "EXCHANGE" | "EXPIRY" | "STAFF";
            /** @description Negative where coins went; of an EARN_PENDING what is pending */
            change: number;
            /** @description What could be spent after it */
            balance: components["schemas"]["CoinAmount"];
            orderNo: components["schemas"]["OrderNo"] | null;
            /** @description The name of the task or of what was exchanged, or what the shop says about it */
            text: string | null;
        };
        /** @description A month by the clock of the member */
        CoinDetails: {
            month: components["schemas"]["Month"];
            previous: components["schemas"]["Month"] | null;
            next: components["schemas"]["Month"] | null;
            /** @description What came to the balance in the month */
            in: components["schemas"]["CoinAmount"];
            /** @description What went from it */
            out: components["schemas"]["CoinAmount"];
            /** @description Newest first */
            entries: components["schemas"]["CoinEntry"][];
            /** @description Asks for the next page */
            after: components["schemas"]["Id"] | null;
            /** @description What runs out next */
            expiring: components["schemas"]["CoinExpiry"][];
        };
        CoinRule: {
            /** @description What `minimum` coins take off */
            worth: components["schemas"]["Money"];
            minimum: number;
            step: number;
            /** @description The most that coins pay of the goods */
            sharePercent: number;
            /** @description What goods paid in cash earn */
            earned: {
                coins: number;
                per: components["schemas"]["Money"];
            };
            checkIns: number[];
            dailyCap: components["schemas"]["CoinAmount"];
            /** @description How long coins of a refund live that have run out */
            refundedDays: number;
            mine: null | {
                balance: components["schemas"]["CoinAmount"];
                worth: components["schemas"]["Money"];
                pending: components["schemas"]["CoinAmount"];
                earnedToday: components["schemas"]["CoinAmount"];
                multiplier: number;
                level: number;
            };
        };
        /**
         * @description Where a bundle belongs
         * @enum {string}
         */
        SuitRoom: "LIVING_ROOM" | "BEDROOM" | "DESK" | "GARDEN" | "WHOLE_HOME";
        /**
         * @description WARMUP is announced, and SOLD_OUT waits for a required item
         * @enum {string}
         */
        SuitPhase: "WARMUP" | "LIVE" | "SOLD_OUT" | "ENDED";
        /** @description A product of a bundle, in the variant that is chosen at first */
        SuitPart: {
            spu: components["schemas"]["SpuCode"];
            sku: components["schemas"]["SkuCode"];
            title: string;
            image: components["schemas"]["Image"];
            /** @description Pieces in one set */
            quantity: number;
            optional: boolean;
        };
        SuitCard: {
            suitId: components["schemas"]["Id"];
            title: string;
            summary: string;
            /** @description The bundle as one; null where those of its products stand for it */
            image: components["schemas"]["Image"] | null;
            room: components["schemas"]["SuitRoom"];
            phase: components["schemas"]["SuitPhase"];
            startTime: components["schemas"]["Instant"];
            /** @description The first instant without it */
            endTime: components["schemas"]["Instant"];
            parts: components["schemas"]["SuitPart"][];
            /** @description The required items at their sale prices */
            sum: components["schemas"]["Money"];
            /** @description The same items as a bundle */
            price: components["schemas"]["Money"];
            save: components["schemas"]["Money"];
        };
        SuitPage: {
            list: components["schemas"]["SuitCard"][];
            total: number;
            pageNo: number;
            pageSize: number;
            /** @description Those that have a bundle in this market */
            rooms: components["schemas"]["SuitRoom"][];
        };
        /** @description What a bundle takes off the sale prices of its items */
        SuitDiscount: {
            /** @constant */
            kind: "FIXED";
            /** @description Of each set */
            amount: components["schemas"]["Money"];
        } | {
            /** @constant */
            kind: "PERCENT";
            percent: number;
        };
        OptionValue: {
            name: string;
            value: string;
        };
        SuitChoice: {
            sku: components["schemas"]["SkuCode"];
            options: components["schemas"]["OptionValue"][];
            image: components["schemas"]["Image"];
            /** @description #rrggbb of its finish */
            swatch?: string;
            /** @description The sale price of one piece */
            unit: components["schemas"]["Money"];
            list: components["schemas"]["Money"];
            /** @description For the pieces of one set */
            stockState: components["schemas"]["StockState"];
            /** @description Pieces left where few are */
            left: number | null;
            /** @description Pieces of one order, at most */
            available: number;
        };
        SuitItem: {
            spu: components["schemas"]["SpuCode"];
            title: string;
            subtitle: string;
            /** @description Pieces in one set */
            quantity: number;
            optional: boolean;
            rating: number;
            ratingCount: number;
            choices: components["schemas"]["SuitChoice"][];
        };
        SuitDetail: {
            card: components["schemas"]["SuitCard"];
            discount: components["schemas"]["SuitDiscount"];
            items: components["schemas"]["SuitItem"][];
            /** @description Sets of one shopper */
            perBuyerLimit: number | null;
            /** @description Sets that this member may still have; null for a guest and without a limit */
            buyerLeft: number | null;
            /** @description Bundles on sale, those of the same room first */
            others: components["schemas"]["SuitCard"][];
        };
        /** @description The product of an item of the kind PRODUCT */
        ExchangedProduct: {
            sku: components["schemas"]["SkuCode"];
            image: components["schemas"]["Image"];
            options: components["schemas"]["OptionValue"][];
        };
        CoinExchangeItem: {
            itemId: components["schemas"]["Id"];
            /**
             * @description A coupon comes at once; a product is ordered in the checkout
             * @enum {string}
             */
            kind: "COUPON" | "PRODUCT";
            title: string;
            product?: components["schemas"]["ExchangedProduct"];
            cost: components["schemas"]["CoinAmount"];
            /** @description How many there are: of the offer and, of a product, in stock */
            left: number;
            /** @description How many one member may have */
            perUser: number;
            /** @description How many the member has had */
            mine: number;
        };
        CoinExchangeList: {
            items: components["schemas"]["CoinExchangeItem"][];
        };
        CoinExchangeRequest: {
            itemId: components["schemas"]["Id"];
            /** @description Where a product is sent; needed for one */
            addressId?: components["schemas"]["Id"];
        };
        /** @description A coupon, or the order of a product */
        CoinExchanged: {
            exchangeNo: components["schemas"]["Id"];
            couponId?: components["schemas"]["Id"];
            orderNo?: components["schemas"]["OrderNo"];
            cost: components["schemas"]["CoinAmount"];
            balance: components["schemas"]["CoinAmount"];
        };
        ShareCode: {
            code: string;
            url: string;
            rules: string[];
            /** @description Members who came by the code */
            invited: number;
            /** @description Coins earned by them */
            earned: number;
        };
        ShareBindRequest: {
            shareCode: components["schemas"]["ShareCodeText"];
        };
        ShareReward: {
            /** @enum {string} */
            kind: "COUPON" | "COINS";
            text: string;
        };
        ShareBind: {
            inviterMasked: string;
            /** @description What the invited member gets */
            rewards: components["schemas"]["ShareReward"][];
        };
        Hero: {
            title: string;
            text: string;
            action: string;
            href: string;
            image: components["schemas"]["Image"];
            /** @description The same picture cut upright for a narrow screen */
            upright?: components["schemas"]["Image"];
            /** @description Other hours than its day (noon) and its night (evening) that the picture and its upright cut exist at; the files are {url}{side}-{width}.avif */
            hours?: {
                /** @enum {string} */
                hour: "MORNING" | "GOLDEN" | "NIGHT";
                side: string;
            }[];
        };
        Category: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description What it is for */
            intro?: string;
            image: components["schemas"]["Image"];
            productCount: number;
        };
        /** @description A picture lit by one light alone, in white. A stored value s of 0 to 1 stands for scale * s^3 of linear light; passes add up, each times the colour of its light. color and gain are how the light is set where nobody chose. */
        LightPass: {
            src: string;
            scale: number;
            color: string;
            gain: number;
        };
        /** @description The lamp without its surroundings, to be seen on a photograph: {url}cut-640.avif turned off, {url}light-640.avif what shines on it and close to it, {url}glow-192.avif what it throws on a square three times as wide. A stored value s of 0 to 1 of the last two stands for 4 * s^3 times the light of the day. */
        WallPicture: {
            url: string;
            /** @description The middle of the lamp's square in the room of the example, from the left, in parts of its width */
            x: number;
            /** @description The same from the top */
            y: number;
            /** @description The side of that square in parts of the room */
            side: number;
            /** @description The side of that square in millimetres; absent where the picture is no measure */
            sideMm?: number;
        };
        /** @description The picture by night taken apart, so that a browser can mix it anew in any colour and brightness */
        RelitPicture: {
            ambient: components["schemas"]["LightPass"];
            zones: components["schemas"]["LightPass"][];
            wall?: components["schemas"]["WallPicture"];
        };
        /** @description What the light of a product can be set to */
        LightRange: {
            hasColours: boolean;
            /** @description Kelvin */
            white: {
                from: number;
                to: number;
            };
        };
        /** @description A product whose light can be set where it stands */
        LightScene: {
            title: string;
            text: string;
            action: string;
            href: string;
            image: components["schemas"]["Image"];
            relit: components["schemas"]["RelitPicture"];
            light: components["schemas"]["LightRange"];
        };
        /** @description A film that plays where its poster is tapped; nothing of it is loaded before. A browser takes the first source that it can play, all of them silent unless there are captions. */
        Video: {
            title: string;
            poster: components["schemas"]["Image"];
            sources: {
                src: string;
                /** @enum {string} */
                type: "video/webm" | "video/mp4" | "application/vnd.apple.mpegurl";
            }[];
            /** @enum {string} */
            ratio: "16:9" | "330:300";
            durationMs: number;
            captions?: {
                src: string;
                lang: string;
                label: string;
            };
        };
        /** @description A block by its type and the version of its data. A client leaves out blocks of a type or version that it does not know. */
        HomeBlock: {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "HERO";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                heroes: components["schemas"]["Hero"][];
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "CATEGORY_GRID";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                title: string;
                categories: components["schemas"]["Category"][];
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "PRODUCT_RAIL";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                title: string;
                text?: string;
                href: string;
                products: components["schemas"]["ProductCard"][];
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "PRODUCT_GRID";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                title: string;
                text?: string;
                href: string;
                products: components["schemas"]["ProductCard"][];
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "LIGHT";
            /** @constant */
            version: 1;
            moduleId: string;
            data: components["schemas"]["LightScene"];
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "QUESTIONS";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                title: string;
                items: {
                    question: string;
                    answer: string;
                }[];
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "FEATURE";
            /** @constant */
            version: 1;
            moduleId: string;
            data: components["schemas"]["Hero"];
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "VIDEO";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                title: string;
                text: string;
                action: string;
                href: string;
                video: components["schemas"]["Video"];
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "TRUST_ROW";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                items: {
                    /** @enum {string} */
                    icon: "truck" | "return" | "shield" | "mail";
                    title: string;
                    text: string;
                }[];
            };
        };
        HomeLayout: {
            blocks: components["schemas"]["HomeBlock"][];
        };
        FacetValue: {
            value: string;
            label: string;
            count: number;
            selected: boolean;
        };
        Facet: {
            key: string;
            label: string;
            /** @enum {string} */
            kind: "CHECK" | "RANGE" | "SWATCH";
            values: components["schemas"]["FacetValue"][];
            /** @description Bounds of a RANGE facet in minor units (price) or its own unit */
            range?: {
                min: number;
                max: number;
            };
            promoted: boolean;
        };
        ProductPage: {
            list: components["schemas"]["ProductCard"][];
            total: number;
            pageNo: number;
            pageSize: number;
            facets: components["schemas"]["Facet"][];
            applied: {
                key: string;
                value: string;
                label: string;
                /** @description The words of `q` that asked for it: the list is the same without them and with this filter, or with this order (`sort`) */
                said?: string;
            }[];
            /** @description The words that were left out since nothing has them together with the others */
            without?: string[];
            /** @description What the list is of where nothing has the words that were asked for */
            didYouMean?: string;
        };
        Suggestions: {
            terms: string[];
            products: {
                spu: components["schemas"]["SpuCode"];
                title: string;
                image: components["schemas"]["Image"];
                price: components["schemas"]["PricePart"] | null;
            }[];
            /** @description What the shop says about it */
            help: {
                title: string;
                /** @description A page of the shop */
                href: string;
            }[];
            categories: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
        };
        Spec: {
            group: string;
            name: string;
            value: string;
            unit?: string;
        };
        /** @description Millimetres */
        OuterSize: {
            w: number;
            d: number;
            h: number;
        };
        SkuDetail: {
            sku: components["schemas"]["SkuCode"];
            options: components["schemas"]["OptionValue"][];
            image: components["schemas"]["Image"];
            price: components["schemas"]["PricePart"] | null;
            /** @description False where the SKU is not sold in the market */
            sellable: boolean;
            stockState: components["schemas"]["StockState"];
            maxQuantity: number;
            /** @description Exact number */
            left: number | null;
            weightG: number;
            /** @description Of one light of the pack; absent where nobody has measured it */
            size?: components["schemas"]["OuterSize"];
            /** @description What one light of the pack gives at its brightest; absent where it gives none */
            lumens?: number;
            energyClass: components["schemas"]["EnergyClass"] | null;
            preorderShipAt?: number;
            relit?: components["schemas"]["RelitPicture"];
        };
        Seo: {
            title: string;
            description: string;
        };
        /** @enum {string} */
        ShippingMethod: "STANDARD" | "EXPRESS";
        ShippingOption: {
            code: components["schemas"]["ShippingMethod"];
            name: string;
            price: components["schemas"]["Money"];
            freeAt?: components["schemas"]["Money"];
            estFrom: components["schemas"]["Instant"];
            estTo: components["schemas"]["Instant"];
        };
        ProductDetail: {
            spu: components["schemas"]["SpuCode"];
            model: string;
            title: string;
            subtitle: string;
            brand: string;
            categories: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            media: components["schemas"]["Image"][];
            /** @description Absent where it has no light of its own */
            light?: components["schemas"]["LightRange"];
            /** @description When everybody can buy it; absent from then on */
            launch?: components["schemas"]["Launch"];
            highlights: string[];
            descriptionBlocks: {
                title: string;
                text: string;
                image?: components["schemas"]["Image"];
                video?: components["schemas"]["Video"];
            }[];
            specs: components["schemas"]["Spec"][];
            packageContents: string[];
            optionAxes: {
                name: string;
                values: {
                    value: string;
                    color?: string;
                }[];
            }[];
            skus: components["schemas"]["SkuDetail"][];
            defaultSku: components["schemas"]["SkuCode"];
            rating: number;
            ratingCount: number;
            /** @description NEW for sixty days from the release, PREORDER while every variant ships later */
            tags: ("NEW" | "PREORDER")[];
            seo: components["schemas"]["Seo"];
            /** @description The cheapest option to the shopper's country */
            shipping: components["schemas"]["ShippingOption"] | null;
            warrantyMonths: number;
            sellable: boolean;
        };
        Quantity: number;
        /** @description What one step adds, or takes as a negative amount */
        PriceStep: {
            /** @enum {string} */
            kind: "LIST" | "SALE" | "PROMOTION" | "SUIT" | "COUPON" | "COINS" | "SHIPPING" | "TAX";
            amount: components["schemas"]["Money"];
            /** @description When a reduction ends */
            until?: components["schemas"]["Instant"];
        };
        /** @description From this moment on one piece cost this much */
        PriceChange: {
            at: components["schemas"]["Instant"];
            amount: components["schemas"]["Money"];
        };
        /** @enum {string} */
        CouponKind: "FIXED" | "PERCENT" | "SHIPPING" | "GIFT";
        CouponGift: {
            sku: components["schemas"]["SkuCode"];
            spu: components["schemas"]["SpuCode"];
            title: string;
            image: components["schemas"]["Image"];
            quantity: number;
        };
        /** @description What a coupon does, in the words and the currency of its market */
        CouponTerms: {
            templateId: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["CouponKind"];
            /** @description What a FIXED one takes off, or a SHIPPING one at most; null where SHIPPING takes off the whole delivery */
            amount: components["schemas"]["Money"] | null;
            /** @description Of a PERCENT one; 1 bps = 0.01 % */
            percentBps: number | null;
            /** @description The most a PERCENT one takes off */
            cap: components["schemas"]["Money"] | null;
            /** @description What the eligible goods have to come to; 0 for none */
            threshold: components["schemas"]["Money"];
            /** @description What it is good for, such as "Floor lamps" */
            scopeText: string;
            gift: components["schemas"]["CouponGift"] | null;
        };
        /**
         * @description LOCKED by an order that is not paid yet, USED by a paid one
         * @enum {string}
         */
        CouponStatus: "WAITING" | "UNUSED" | "LOCKED" | "USED" | "EXPIRED" | "REVOKED";
        UserCoupon: {
            couponId: components["schemas"]["Id"];
            terms: components["schemas"]["CouponTerms"];
            status: components["schemas"]["CouponStatus"];
            validFrom: components["schemas"]["Instant"];
            /** @description It cannot be used from this instant on */
            validTo: components["schemas"]["Instant"];
            /** @description The order that holds it or has used it */
            orderNo?: string;
            usedTime?: components["schemas"]["Instant"];
        };
        UsableCoupon: {
            coupon: components["schemas"]["UserCoupon"];
            /** @description What it takes off this order when it is the only one */
            discount: components["schemas"]["Money"];
        };
        /** @description The coupons that these pieces alone could be bought with */
        PriceCoupons: {
            /** @description Coupons of the member that the steps are counted with */
            used: components["schemas"]["Id"][];
            /** @description The combination with the lowest total */
            best: components["schemas"]["Id"][];
            /** @description Of the member, the largest discount first; empty for a guest */
            usable: components["schemas"]["UsableCoupon"][];
            /** @description What anybody can claim now, the largest discount first; without those that the member holds */
            claimable: {
                terms: components["schemas"]["CouponTerms"];
                discount: components["schemas"]["Money"];
            }[];
        };
        /** @description The coins of the member; all 0 for a guest */
        QuoteCoins: {
            /** @description What the member can spend */
            balance: number;
            /** @description The most that this order takes */
            max: number;
            /** @description The most that can be spent on it now, a multiple of `step`; 0 below `minimum` */
            usable: number;
            minimum: number;
            step: number;
            /** @description What this quote is priced with */
            used: number;
            /** @description What `used` takes off */
            worth: components["schemas"]["Money"];
            /** @description What one step takes off */
            stepWorth: components["schemas"]["Money"];
        };
        /** @description The bundle that the steps are counted for as a whole; absent where they are of one SKU */
        PricedSuit: {
            suitId: components["schemas"]["Id"];
            title: string;
            pieces: {
                sku: components["schemas"]["SkuCode"];
                title: string;
                options: components["schemas"]["OptionValue"][];
                quantity: components["schemas"]["Quantity"];
            }[];
        };
        PriceDetail: {
            spu: components["schemas"]["SpuCode"];
            sku: components["schemas"]["SkuCode"];
            title: string;
            image: components["schemas"]["Image"];
            options: components["schemas"]["OptionValue"][];
            /** @description What the steps are counted for. Never more than can be bought */
            quantity: components["schemas"]["Quantity"];
            maxQuantity: number;
            /** @description Exact number */
            left: number | null;
            stockState: components["schemas"]["StockState"];
            /** @description They sum to the total. A tax that the prices contain is no step */
            steps: components["schemas"]["PriceStep"][];
            unit: components["schemas"]["Money"];
            tax: {
                amount: components["schemas"]["Money"];
                percent: number;
                /** @description True where the prices contain it */
                included: boolean;
                /** @description False while the region that decides the rate is unknown */
                known: boolean;
            };
            total: components["schemas"]["Money"];
            /** @description The shopper's country */
            shipTo: components["schemas"]["Country"];
            /** @description Standard delivery to it; null where the market does not deliver there */
            shipping: components["schemas"]["ShippingOption"] | null;
            /** @description The lowest price of the 30 days before a running reduction, or before now where there is none; only in markets that ask for it. Without a moment where the history does not reach that far */
            priorLowest: {
                amount: components["schemas"]["Money"];
                at: components["schemas"]["Instant"] | null;
            } | null;
            /** @description The last 400 days */
            history: components["schemas"]["PriceChange"][];
            /** @description When all of this was so */
            asOf: components["schemas"]["Instant"];
            /** @description At the level of the member; for a guest, what a new member earns */
            coinsToEarn: number;
            coupons?: components["schemas"]["PriceCoupons"];
            coins?: components["schemas"]["QuoteCoins"];
            suit?: components["schemas"]["PricedSuit"];
        };
        Warranty: {
            spu: components["schemas"]["SpuCode"];
            months: number;
            covers: string[];
            excludes: string[];
            steps: string[];
        };
        /** @description What a light uses in a year of ordinary evenings */
        YearlyUse: {
            cost: components["schemas"]["Money"];
            hoursPerDay: number;
            /** @description What electricity costs in the market */
            pricePerKwh: components["schemas"]["Money"];
        };
        /** @description What a light source is and does, as its product information sheet has to say */
        EnergySheet: {
            /** @description Address of the sheet as PDF */
            url: string;
            /** @description Fed by the mains without a power supply of its own between */
            mains: boolean;
            /** @description Shines most of its light into a cone */
            directional: boolean;
            connected: boolean;
            /** @description Gives colours outside the white area */
            colourTunable: boolean;
            /** @description Useful lumens */
            luminousFlux: number;
            /** @description Watts */
            onModePower: number;
            /** @description Kelvin */
            colourTemperature?: {
                from: number;
                to: number;
            };
            /** @description The index Ra */
            colourRendering?: number;
            size: components["schemas"]["OuterSize"];
        };
        EnergyLabel: {
            sku: components["schemas"]["SkuCode"];
            class: components["schemas"]["EnergyClass"];
            kWhPer1000h: number;
            regulation: string;
            /** @description Name or trade mark */
            supplier: string;
            /** @description What the supplier calls the model */
            model: string;
            yearly: components["schemas"]["YearlyUse"];
            /** @description Absent while the supplier has not declared its values */
            sheet?: components["schemas"]["EnergySheet"];
            /** @description Its entry in the product register of the EU; absent where it has none */
            eprelUrl?: string;
        };
        /** @description A variant that can be seen on a photograph of a room */
        WallLamp: {
            spu: components["schemas"]["SpuCode"];
            sku: components["schemas"]["SkuCode"];
            title: string;
            options: components["schemas"]["OptionValue"][];
            image: components["schemas"]["Image"];
            price: components["schemas"]["PricePart"];
            light: components["schemas"]["LightRange"];
            /** @description Of each light in its picture */
            sceneColours: string[];
            wall: components["schemas"]["WallPicture"];
        };
        Recommendations: {
            list: components["schemas"]["ProductCard"][];
            recommendMark: string;
        };
        /** @description 128 random bits; what a guest said is read by whoever has them, what a member said by the member alone. */
        AssistantSessionId: string;
        AssistantQuestion: {
            sessionId?: components["schemas"]["AssistantSessionId"];
            /**
             * Format: uuid
             * @description Made once for the question: sent again in the same conversation it has the same reply
             */
            askId?: string;
            text: string;
            context: {
                /** @description The page that it is asked from */
                path: string;
                /** @description The product that it is asked about */
                model?: components["schemas"]["SpuCode"];
                /** @description The order that it is asked about */
                orderNo?: components["schemas"]["Id"];
            };
        };
        /** @description What a reply is taken from. */
        AssistantSource: {
            /** @enum {string} */
            type: "ARTICLE" | "POLICY" | "QUESTION" | "PRODUCT" | "ORDER";
            id: string;
            /** @description As it is shown */
            title: string;
            /** @description An address of the shop */
            route: string;
        };
        /** @description A page of the shop that may help, chosen by rules over the question and its context. */
        AssistantAction: {
            /** @enum {string} */
            type: "TRACK" | "RETURN" | "PAIR" | "PRICE_DETAILS" | "ORDER_LIST" | "CONTACT";
            label: string;
            /** @description An address of the shop */
            route: string;
        };
        AssistantReply: {
            sessionId: components["schemas"]["AssistantSessionId"];
            /** @description Text as it is shown, never markup */
            reply: string;
            sources: components["schemas"]["AssistantSource"][];
            actions: components["schemas"]["AssistantAction"][];
            /** @description True where a person had better answer */
            handover: boolean;
        };
        AssistantMessage: {
            /** @enum {string} */
            who: "SHOPPER" | "ASSISTANT";
            /** @description As it is shown */
            text: string;
            time: components["schemas"]["Instant"];
            sources: components["schemas"]["AssistantSource"][];
            actions: components["schemas"]["AssistantAction"][];
            handover: boolean;
        };
        /** @description Empty for a conversation that does not exist, that was cleared, and that is somebody else's. */
        AssistantConversation: {
            /** @description The oldest first, at most the last hundred */
            messages: components["schemas"]["AssistantMessage"][];
        };
        /** @description A part of a line; a line break is the character itself */
        RichTextSpan: {
            text: string;
            strong?: boolean;
            emphasis?: boolean;
            code?: boolean;
            /** @description A page of the shop, or https:, mailto: or tel: */
            href?: string;
        };
        RichTextLine: components["schemas"]["RichTextSpan"][];
        /** @description Text with structure, and never HTML. A client leaves out blocks of a type that it does not know. */
        RichTextBlock: {
            /** @constant */
            type: "HEADING";
            /** @enum {integer} */
            level: 2 | 3 | 4;
            text: components["schemas"]["RichTextLine"];
        } | {
            /** @constant */
            type: "PARAGRAPH";
            text: components["schemas"]["RichTextLine"];
        } | {
            /** @constant */
            type: "LIST";
            ordered: boolean;
            /** @description The first number of a list that goes on after a picture or a note */
            start?: number;
            items: components["schemas"]["RichTextLine"][];
        } | {
            /** @constant */
            type: "TABLE";
            columns: {
                text: components["schemas"]["RichTextLine"];
                /** @enum {string} */
                align: "START" | "CENTER" | "END";
            }[];
            rows: components["schemas"]["RichTextLine"][][];
        } | {
            /** @constant */
            type: "NOTE";
            /** @enum {string} */
            tone: "INFO" | "WARNING";
            paragraphs: components["schemas"]["RichTextLine"][];
        } | {
            /** @constant */
            type: "PICTURE";
            /** @description A file of the shop */
            url: string;
            alt: string;
            w: number;
            h: number;
        };
        Policy: {
            key: string;
            version: number;
            title: string;
            description: string;
            updatedTime: components["schemas"]["Instant"];
            text: components["schemas"]["RichTextBlock"][];
        };
        /** @description A text, and which of its characters (UTF-16, from start up to end) are words that were searched for */
        MarkedText: {
            text: string;
            marks: {
                start: number;
                end: number;
            }[];
        };
        /** @description An article, a question or a policy with what answers in it */
        HelpHit: {
            ref: components["schemas"]["Id"];
            title: components["schemas"]["MarkedText"];
            /** @description Over the part that answers */
            heading: components["schemas"]["MarkedText"] | null;
            text: components["schemas"]["MarkedText"];
            /** @description A page of the shop */
            href: string;
            updatedTime: components["schemas"]["Instant"];
        };
        HelpHits: {
            list: components["schemas"]["HelpHit"][];
            total: number;
        };
        HelpProducts: {
            list: {
                spu: components["schemas"]["SpuCode"];
                title: components["schemas"]["MarkedText"];
                text: components["schemas"]["MarkedText"];
                image: components["schemas"]["Image"];
                price: components["schemas"]["PricePart"] | null;
            }[];
            total: number;
        };
        HelpSearch: {
            /** @description What was searched for */
            words: string;
            /** @description False where nothing that was found seems to answer */
            isSure: boolean;
            articles: components["schemas"]["HelpHits"];
            products: components["schemas"]["HelpProducts"];
            questions: components["schemas"]["HelpHits"];
            policies: components["schemas"]["HelpHits"];
            pageNo: number;
            /** @description At most so many of each */
            pageSize: number;
        };
        /** @description A page of the shop, or a foreign address of the list */
        HelpTarget: {
            route: string;
        } | {
            url: string;
            title: string;
            /**
             * @description On top of this page
             * @enum {string}
             */
            skipWay: "appBrowser" | "appBrowserInside";
        };
        PolicySummary: {
            key: string;
            title: string;
            description: string;
        };
        HelpTopic: {
            topicId: components["schemas"]["Id"];
            title: string;
            /** @description What is in it */
            line: string;
            /** @description The name of an icon; a client leaves out one that it does not have */
            icon: string;
        };
        HelpArticleRow: {
            faqId: components["schemas"]["Id"];
            topicId: components["schemas"]["Id"];
            title: string;
            /** @description The short answer */
            summary: string;
        };
        /** @description A topic with its articles in the order in which they are read. */
        HelpTopicRow: {
            topic: components["schemas"]["HelpTopic"];
            articles: components["schemas"]["HelpArticleRow"][];
        };
        /** @description The product that a question is about, in the words of the market. */
        QaProduct: {
            spu: components["schemas"]["SpuCode"];
            sku: components["schemas"]["SkuCode"];
            title: string;
            model: string;
            image: components["schemas"]["Image"];
        };
        SupportContact: {
            email: string;
            /** @description When people answer */
            hours: string;
            /** @description Whether somebody answers now */
            isOpen: boolean;
            /** @description Until when we answer what is written now */
            answerTime: components["schemas"]["Instant"];
        };
        SupportNotice: {
            /** @constant */
            kind: "CLOSED";
            /** @description Noon of the day by the clock of the market */
            day: components["schemas"]["Instant"];
        };
        SupportHome: {
            topics: components["schemas"]["HelpTopicRow"][];
            /** @description What the member bought, the newest first; none for a guest */
            myProducts: components["schemas"]["QaProduct"][];
            /** @description Those that helped most */
            hotArticles: components["schemas"]["HelpArticleRow"][];
            contact: components["schemas"]["SupportContact"];
            /** @description The days of the coming week on which nobody answers */
            notices: components["schemas"]["SupportNotice"][];
        };
        HelpDocument: {
            /** @description A file of the shop, PDF */
            url: string;
        };
        ReviewMedia: {
            url: string;
            /** @enum {string} */
            type: "IMAGE" | "VIDEO";
        };
        /**
         * @description What a question is about, recognised by its words.
         * @enum {string}
         */
        QaTag: "SETUP" | "APP" | "LIGHT" | "COMPATIBILITY" | "POWER" | "OUTDOOR" | "CARE" | "DELIVERY";
        /**
         * @description PENDING until a person has looked at it, seen by its author only. OPEN without an answer, ANSWERED with one. CLOSED takes no more answers. REMOVED by its author or an operator, seen by its author only.
         * @enum {string}
         */
        QuestionStatus: "PENDING" | "OPEN" | "ANSWERED" | "CLOSED" | "REMOVED";
        /** @description The beginning of the best answer, else of the one with the most likes. */
        QaSnippet: {
            /** @description As it is shown, at most 160 characters of it and an ellipsis */
            text: string;
            author: string;
            isBest: boolean;
        };
        /**
         * @description Why a review is not shown, for its author.
         * @enum {string}
         */
        ReviewRejection: "OFFENSIVE" | "PRIVATE_DATA" | "OFF_TOPIC" | "ADVERTISING" | "PICTURE" | "OTHER";
        Question: {
            questionId: components["schemas"]["Id"];
            spu: components["schemas"]["SpuCode"];
            /** @description Null where the market does not know the product */
            product: components["schemas"]["QaProduct"] | null;
            /** @description As it is shown: emoji are decoded, tags are neutralised, addresses of mails and numbers of orders are masked */
            title: string;
            /** @description As it is shown; empty where the title says all */
            body: string;
            media: components["schemas"]["ReviewMedia"][];
            tags: components["schemas"]["QaTag"][];
            author: string;
            status: components["schemas"]["QuestionStatus"];
            /** @description Answers that are shown */
            answerCount: number;
            followCount: number;
            /** @description False for a guest */
            following: boolean;
            /** @description True for the member who asked */
            own: boolean;
            bestReplyId: components["schemas"]["Id"] | null;
            snippet: components["schemas"]["QaSnippet"] | null;
            /** @description Why an operator removed it, for its author */
            rejection: components["schemas"]["ReviewRejection"] | null;
            /** @description Epoch ms until which its author may edit it, null for everyone else and when that is over */
            editableUntil: number | null;
            createdTime: components["schemas"]["Instant"];
        };
        ProductHelp: {
            product: components["schemas"]["QaProduct"];
            manuals: components["schemas"]["HelpDocument"][];
            /** @description The topics that have an article about it, with these alone */
            topics: components["schemas"]["HelpTopicRow"][];
            videos: components["schemas"]["Video"][];
            /** @description Other lights of its kind */
            related: components["schemas"]["QaProduct"][];
            questionCount: number;
            questions: components["schemas"]["Question"][];
            contact: components["schemas"]["SupportContact"];
        };
        HelpArticle: {
            faqId: components["schemas"]["Id"];
            topicId: components["schemas"]["Id"];
            title: string;
            /** @description The short answer */
            summary: string;
            version: number;
            updatedTime: components["schemas"]["Instant"];
            /** @description Whether its numbered lists are the way to do it */
            hasSteps: boolean;
            text: components["schemas"]["RichTextBlock"][];
            /** @description The lights that it is about, as the market knows them; none where it is about all */
            products: components["schemas"]["QaProduct"][];
            related: components["schemas"]["HelpArticleRow"][];
        };
        TopicHelp: {
            topic: components["schemas"]["HelpTopic"];
            articles: components["schemas"]["HelpArticleRow"][];
            /** @description Null where none was asked for and where the market has none of that id */
            article: components["schemas"]["HelpArticle"] | null;
            contact: components["schemas"]["SupportContact"];
        };
        HelpVote: {
            faqId: components["schemas"]["Id"];
            /** @description Null where nothing was said */
            helpful: boolean | null;
            hasNote: boolean;
        };
        HelpFeedback: {
            faqId: components["schemas"]["Id"];
            /** @description Null takes the vote back */
            helpful: boolean | null;
            /** @description What is missing or wrong; an earlier note stays where there is none */
            note?: string;
        };
        Review: {
            reviewId: components["schemas"]["Id"];
            sku: components["schemas"]["SkuCode"];
            options: components["schemas"]["OptionValue"][];
            author: string;
            rating: number;
            /** @description As it is shown: emoji are decoded, tags are neutralised */
            title: string;
            /** @description As it is shown */
            body: string;
            media: components["schemas"]["ReviewMedia"][];
            /** @description Written by a shopper who bought it here */
            verified: boolean;
            /** @description Members who found it helpful */
            helpful: number;
            /** @description True for a member who found it helpful; false for a guest */
            voted: boolean;
            /** @description True for the member who wrote it */
            own: boolean;
            merchantReply?: string;
            createdTime: components["schemas"]["Instant"];
        };
        /** @description Over all reviews that are shown, whatever the list is narrowed to. */
        ReviewSummary: {
            /** @description With one decimal; 0 where there is no review */
            avg: number;
            count: number;
            /** @description Reviews with one, two … five stars */
            hist: number[];
        };
        ReviewPage: {
            list: components["schemas"]["Review"][];
            total: number;
            pageNo: number;
            pageSize: number;
            summary: components["schemas"]["ReviewSummary"];
        };
        NewReview: {
            orderNo: components["schemas"]["OrderNo"];
            lineId: components["schemas"]["Id"];
            rating: number;
            title: string;
            body: string;
            /** @description Uploads of the member */
            media?: components["schemas"]["Id"][];
        };
        ReviewReceipt: {
            reviewId: components["schemas"]["Id"];
            /**
             * @description PENDING until a person has looked at it
             * @enum {string}
             */
            status: "PENDING" | "PUBLISHED";
        };
        HelpfulVote: {
            reviewId: components["schemas"]["Id"];
            /** @description False takes the vote back */
            helpful: boolean;
        };
        HelpfulCount: {
            reviewId: components["schemas"]["Id"];
            helpful: number;
            voted: boolean;
        };
        ReviewReport: {
            reviewId: components["schemas"]["Id"];
            /** @enum {string} */
            reason: "SPAM" | "OFFENSIVE" | "PRIVATE_DATA" | "OFF_TOPIC" | "NOT_GENUINE";
        };
        QuestionPage: {
            /** @description Questions that everyone sees */
            list: components["schemas"]["Question"][];
            total: number;
            pageNo: number;
            pageSize: number;
            /** @description On the first page, the own questions that wait for an operator */
            own: components["schemas"]["Question"][];
            /** @description The product that the list is narrowed to */
            product: components["schemas"]["QaProduct"] | null;
        };
        /**
         * @description PENDING and REMOVED ones are seen by their author only.
         * @enum {string}
         */
        QaReplyStatus: "PENDING" | "PUBLISHED" | "REMOVED";
        QaReply: {
            replyId: components["schemas"]["Id"];
            questionId: components["schemas"]["Id"];
            /** @description As it is shown */
            body: string;
            media: components["schemas"]["ReviewMedia"][];
            author: string;
            /** @description Had bought the product when the answer was written */
            isBuyer: boolean;
            /** @description Was an answerer when the answer was written */
            isAnswerer: boolean;
            /** @description Written by the shop */
            isOfficial: boolean;
            isBest: boolean;
            likes: number;
            /** @description False for a guest */
            liked: boolean;
            /** @description Comments that are shown */
            commentCount: number;
            own: boolean;
            status: components["schemas"]["QaReplyStatus"];
            /** @description Why an operator removed it, for its author */
            rejection: components["schemas"]["ReviewRejection"] | null;
            /** @description Epoch ms until which its author may edit it, null for everyone else and when that is over */
            editableUntil: number | null;
            createdTime: components["schemas"]["Instant"];
        };
        /**
         * @description Whether the caller can answer: LOGIN for a guest, BUYERS for a member who neither received the product nor is an answerer, CLOSED where the question takes no more answers, PENDING for the author of one that is not shown, LIMIT when the answers of the day are used up.
         * @enum {string}
         */
        MayReply: "YES" | "LOGIN" | "BUYERS" | "CLOSED" | "PENDING" | "LIMIT";
        QuestionDetail: {
            question: components["schemas"]["Question"];
            /** @description The best first, then those with the most likes */
            replies: components["schemas"]["QaReply"][];
            total: number;
            pageNo: number;
            pageSize: number;
            /** @description On the first page, the own answers that wait for an operator or that one removed */
            ownReplies: components["schemas"]["QaReply"][];
            /** @description On the first page, other questions about the product */
            related: components["schemas"]["Question"][];
            mayReply: components["schemas"]["MayReply"];
        };
        SimilarQuestions: {
            list: components["schemas"]["Question"][];
        };
        /** @description The draft that it was written in goes with the sending. */
        NewQuestion: {
            spu: components["schemas"]["SpuCode"];
            title: string;
            body?: string;
            /** @description Uploads of the member */
            mediaIds?: components["schemas"]["Id"][];
            draftId?: components["schemas"]["Id"];
        };
        /** @description The draft that it was written in goes with the sending. */
        NewReply: {
            questionId: components["schemas"]["Id"];
            body: string;
            /** @description Uploads of the member */
            mediaIds?: components["schemas"]["Id"][];
            draftId?: components["schemas"]["Id"];
        };
        Like: {
            /** @enum {string} */
            targetType: "REPLY" | "COMMENT";
            targetId: components["schemas"]["Id"];
            /** @description False takes the like back */
            on: boolean;
        };
        LikeCount: {
            targetId: components["schemas"]["Id"];
            likes: number;
            liked: boolean;
        };
        QuestionFollow: {
            questionId: components["schemas"]["Id"];
            on: boolean;
        };
        FollowCount: {
            questionId: components["schemas"]["Id"];
            followCount: number;
            following: boolean;
        };
        /** @enum {string} */
        QaContentType: "QUESTION" | "REPLY" | "COMMENT";
        ContentReport: {
            targetType: components["schemas"]["QaContentType"];
            targetId: components["schemas"]["Id"];
            /** @enum {string} */
            reasonCode: "SPAM" | "OFFENSIVE" | "PRIVATE_DATA" | "OFF_TOPIC" | "WRONG";
        };
        BestReply: {
            questionId: components["schemas"]["Id"];
            /** @description Null marks none */
            replyId: components["schemas"]["Id"] | null;
        };
        /** @description Everything left out stays as it is; an answer has no title, and 2 to 2,000 characters. */
        ContentChange: {
            /** @enum {string} */
            type: "QUESTION" | "REPLY";
            id: components["schemas"]["Id"];
            title?: string;
            body?: string;
        };
        ContentRef: {
            type: components["schemas"]["QaContentType"];
            id: components["schemas"]["Id"];
        };
        AnswererApplication: {
            /** @description Products that the member received, to answer for; empty by the level alone */
            models: components["schemas"]["SpuCode"][];
            motive: string;
            /** @constant */
            agreeRule: true;
        };
        AnswererStatus: {
            status: components["schemas"]["AnswererState"];
            /** @description The Savvy level of the member */
            level: number;
            /** @description The level that is enough without a model */
            minLevel: number;
            /** @description Products that the member received */
            ownedModels: components["schemas"]["QaProduct"][];
            mayApply: boolean;
            /** @description Epoch ms from which the member may apply again, where an application was refused */
            retryTime: number | null;
            /** @description What an operator wrote with a refusal or a suspension */
            reason: string | null;
            /** @description What was applied with */
            models: components["schemas"]["SpuCode"][];
            motive: string | null;
            coins: {
                /** @description Coins of an answer that is shown */
                answer: number;
                /** @description Coins that come on top for the best one */
                best: number;
            };
        };
        /**
         * @description INVITED are questions without an answer about products that the member received or answers for
         * @enum {string}
         */
        QaSpaceTab: "QUESTIONS" | "ANSWERS" | "FOLLOWS" | "DRAFTS" | "INVITED";
        SpaceKey: string;
        QaSpaceItem: {
            question: components["schemas"]["Question"];
            /** @description The own answer, in ANSWERS */
            reply: components["schemas"]["QaReply"] | null;
            /** @description What the own answer brought */
            coins: number;
        };
        /** @enum {string} */
        QaDraftKind: "QUESTION" | "ANSWER";
        /** @description The question that is answered, or the SPU that is asked about; empty for a question whose product is not chosen */
        QaDraftTarget: string;
        QaDraft: {
            draftId: components["schemas"]["Id"];
            kind: components["schemas"]["QaDraftKind"];
            target: components["schemas"]["QaDraftTarget"];
            /** @description As it was typed; empty for an answer */
            title: string;
            /** @description As it was typed */
            body: string;
            /** @description Grows with every change */
            version: number;
            savedTime: components["schemas"]["Instant"];
        };
        QaSpaceDraft: {
            draft: components["schemas"]["QaDraft"];
            /** @description The question that is answered, null for a draft of a question and where it is shown no more */
            question: components["schemas"]["Question"] | null;
            product: components["schemas"]["QaProduct"] | null;
        };
        QaRank: {
            /** @description By the answers of the month that are shown, then by their likes; equals share a place */
            place: number;
            answers: number;
            /** @description In UTC */
            month: string;
            countedTime: components["schemas"]["Instant"];
        };
        QaWaiting: {
            product: components["schemas"]["QaProduct"];
            /** @description Without an answer, of others */
            questions: number;
            /** @description More than that */
            isMore: boolean;
        };
        QaSpace: {
            tab: components["schemas"]["QaSpaceTab"];
            /** @description The newest first; empty in DRAFTS */
            list: components["schemas"]["QaSpaceItem"][];
            /** @description In DRAFTS, what was changed last comes first */
            drafts: components["schemas"]["QaSpaceDraft"][];
            /** @description The key behind which the list goes on */
            next: components["schemas"]["SpaceKey"] | null;
            stats: {
                /** @description Own questions that are shown */
                questions: number;
                /** @description Own answers that are shown */
                answers: number;
                best: number;
                /** @description That own answers got */
                likes: number;
                /** @description That own answers brought */
                coins: number;
            };
            /** @description Null for a member without an answer in this month */
            rank: components["schemas"]["QaRank"] | null;
            /** @description What waits for an answer of the member, by product */
            waiting: components["schemas"]["QaWaiting"][];
            isAnswerer: boolean;
        };
        QaDrafts: {
            /** @description What was changed last comes first */
            list: components["schemas"]["QaDraft"][];
        };
        QaDraftChange: {
            draftId: components["schemas"]["Id"];
            kind: components["schemas"]["QaDraftKind"];
            target: components["schemas"]["QaDraftTarget"];
            title: string;
            body: string;
            /** @description Of the draft that was changed, 0 for a new one. Where it was changed elsewhere since, both texts are kept, each as a draft of its own. */
            version: number;
        };
        QaDraftSaved: {
            draft: components["schemas"]["QaDraft"];
            /** @description Other drafts about the same */
            others: components["schemas"]["QaDraft"][];
        };
        QaDraftRef: {
            draftId: components["schemas"]["Id"];
        };
        /**
         * @description HOT: those with the most likes first
         * @default HOT
         * @enum {string}
         */
        CommentSort: "HOT" | "NEW";
        QaComment: {
            commentId: components["schemas"]["Id"];
            replyId: components["schemas"]["Id"];
            /** @description As it is shown */
            body: string;
            author: string;
            /** @description Written by who asked the question */
            isAsker: boolean;
            /** @description Written by who wrote the answer */
            isAnswerAuthor: boolean;
            likes: number;
            /** @description False for a guest */
            liked: boolean;
            own: boolean;
            status: components["schemas"]["QaReplyStatus"];
            /** @description Why an operator removed it, for its author */
            rejection: components["schemas"]["ReviewRejection"] | null;
            createdTime: components["schemas"]["Instant"];
        };
        /**
         * @description LOGIN for a guest, CLOSED where the answer is not shown, LIMIT when the comments of the day are used up
         * @enum {string}
         */
        MayComment: "YES" | "LOGIN" | "CLOSED" | "LIMIT";
        CommentPage: {
            question: components["schemas"]["Question"];
            reply: components["schemas"]["QaReply"];
            sort: components["schemas"]["CommentSort"];
            list: components["schemas"]["QaComment"][];
            total: number;
            pageNo: number;
            pageSize: number;
            /** @description On the first page, the own comments that wait for an operator or that one removed */
            own: components["schemas"]["QaComment"][];
            mayComment: components["schemas"]["MayComment"];
        };
        NewComment: {
            replyId: components["schemas"]["Id"];
            body: string;
        };
        Favourite: {
            spu: components["schemas"]["SpuCode"];
            title: string;
            image: components["schemas"]["Image"];
            /** @description Null where the market does not sell it */
            product: components["schemas"]["ProductCard"] | null;
            addedTime: components["schemas"]["Instant"];
        };
        FavouriteList: {
            /** @description The newest first */
            list: components["schemas"]["Favourite"][];
            max: number;
        };
        FavouriteRef: {
            spu: components["schemas"]["SpuCode"];
        };
        CollectionCard: {
            handle: components["schemas"]["SpuCode"];
            title: string;
            intro: string;
            image: components["schemas"]["Image"];
        };
        CollectionDetail: {
            handle: components["schemas"]["SpuCode"];
            title: string;
            intro: string;
            text: string;
            image: components["schemas"]["Image"];
            related: components["schemas"]["CollectionCard"][];
            seo: components["schemas"]["Seo"];
        };
        StockAnswer: {
            sku: components["schemas"]["SkuCode"];
            stockState: components["schemas"]["StockState"];
            maxQuantity: number;
            left: number | null;
        };
        CartLine: {
            id: string;
            /** @description sku_buyType, then :promoItemId and @suitGroupId, as the line was added */
            key: string;
            sku: components["schemas"]["SkuCode"];
            spu: components["schemas"]["SpuCode"];
            buyType: components["schemas"]["BuyType"];
            promoItemId?: components["schemas"]["Id"];
            suitGroupId?: components["schemas"]["Id"];
            title: string;
            image: components["schemas"]["Image"];
            options: components["schemas"]["OptionValue"][];
            quantity: number;
            selected: boolean;
            unit: components["schemas"]["Money"];
            list: components["schemas"]["Money"];
            lineTotal: components["schemas"]["Money"];
            priceChange?: {
                was: components["schemas"]["Money"];
                now: components["schemas"]["Money"];
            };
            /** @description Whose price the line has */
            promotion?: components["schemas"]["ShownPromotion"];
            /**
             * @description The promotion that it was added with has ended; it has the plain price
             * @constant
             */
            promotionEnded?: true;
            stockState: components["schemas"]["StockState"];
            left?: number | null;
            maxQuantity: number;
            energyClass?: string | null;
            /** @description When this shopper can buy it; it is in no total before, and absent from then on */
            opens?: components["schemas"]["Launch"];
            mergeNote?: string;
        };
        /** @description A bundle among the lines of a cart, a quote or an order */
        CartSuit: {
            suitGroupId: components["schemas"]["Id"];
            suitId: components["schemas"]["Id"];
            title: string;
            /** @description Sets; 0 where its lines are not whole sets */
            quantity: number;
            /** @description What it takes off its lines together */
            save: components["schemas"]["Money"];
            /** @description Why its lines have their normal prices; absent where it takes something off */
            notice?: string;
        };
        /** @description Every step of the price waterfall keeps its place, also when it is zero. */
        Totals: {
            listTotal: components["schemas"]["Money"];
            promoDiscount: components["schemas"]["Money"];
            suitDiscount: components["schemas"]["Money"];
            couponDiscount: components["schemas"]["Money"];
            coinDiscount: components["schemas"]["Money"];
            goodsTotal: components["schemas"]["Money"];
            shipping: components["schemas"]["Money"];
            shippingDiscount: components["schemas"]["Money"];
            protection: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            taxIncluded: boolean;
            grandTotal: components["schemas"]["Money"];
            coinsToEarn: number;
            saved: components["schemas"]["Money"];
        };
        /** @description A business answer that does not fail the call, tied to a line by its key where it has one. */
        Problem: {
            key?: string;
            code: string;
            message: string;
            max?: number;
            was?: components["schemas"]["Money"];
            now?: components["schemas"]["Money"];
            /** @description With NOT_LAUNCHED the first moment at which this shopper can buy it */
            opensTime?: components["schemas"]["Instant"];
        };
        CouponFit: {
            coupon: components["schemas"]["UserCoupon"];
            /** @description What the order costs less with it */
            saves: components["schemas"]["Money"];
        };
        CouponHint: {
            coupon: components["schemas"]["UserCoupon"];
            /** @description What the goods that it is for lack */
            missing: components["schemas"]["Money"];
            /** @description What it takes off once they do not */
            saves: components["schemas"]["Money"];
        };
        CartView: {
            site: components["schemas"]["Site"];
            lines: components["schemas"]["CartLine"][];
            /** @description The bundles that lines belong to; absent where there is none */
            suits?: components["schemas"]["CartSuit"][];
            totals: components["schemas"]["Totals"];
            freeShipping: {
                threshold: components["schemas"]["Money"];
                remaining: components["schemas"]["Money"];
            };
            /** @description Noon (UTC) of the working day on which an order of this moment leaves, by the clock of the market */
            shipsTime?: components["schemas"]["Instant"];
            /** @description Sum of quantities */
            count: number;
            problems: components["schemas"]["Problem"][];
            /** @description The best coupon of the member for what is selected; absent where none fits and for a guest */
            couponFit?: components["schemas"]["CouponFit"];
            /** @description A coupon of the member that lacks little; absent where one fits, where none does and for a guest */
            couponHint?: components["schemas"]["CouponHint"];
        };
        CartLineChange: {
            id: components["schemas"]["Id"];
            sku: components["schemas"]["SkuCode"];
            buyType?: components["schemas"]["BuyType"];
            /** @description 0 removes the line */
            quantity: number;
            selected?: boolean;
        };
        /** @description Of the recommendation that led to it */
        RecommendMark: string;
        MergeLine: {
            sku: components["schemas"]["SkuCode"];
            quantity: components["schemas"]["Quantity"];
            buyType?: components["schemas"]["BuyType"];
            promoItemId?: components["schemas"]["Id"];
            suitGroupId?: components["schemas"]["Id"];
        };
        CartLineInput: {
            sku: components["schemas"]["SkuCode"];
            quantity: components["schemas"]["Quantity"];
            buyType?: components["schemas"]["BuyType"];
            promoItemId?: components["schemas"]["Id"];
            suitGroupId?: components["schemas"]["Id"];
            recommendMark?: components["schemas"]["RecommendMark"];
            /** @description The other lines of its bundle; all are added or none */
            others?: components["schemas"]["MergeLine"][];
        };
        MergedLine: {
            id: components["schemas"]["Id"];
            sku: components["schemas"]["SkuCode"];
            buyType: components["schemas"]["BuyType"];
            promoItemId?: components["schemas"]["Id"];
            suitGroupId?: components["schemas"]["Id"];
            quantity: number;
            selected: boolean;
            mergeNote?: string;
            /** @description When this member can buy it; absent where they can */
            opens?: components["schemas"]["Launch"];
        };
        WithdrawnMerge: {
            /** @description True when the merge had come: its lines are in the cart */
            merged: boolean;
        };
        CouponWallet: {
            list: components["schemas"]["UserCoupon"][];
            /** @description Pass it as `after` for the next page; null on the last one */
            next: string | null;
            counts: {
                unused: number;
                used: number;
                expired: number;
            };
            /** @description Unused ones that end within three days */
            expiringSoon: number;
        };
        /** @enum {string} */
        CouponGroupName: "ALL" | "CATEGORY" | "SHIPPING" | "MEMBERS";
        /** @enum {string} */
        CouponOfferState: "CLAIMABLE" | "CLAIMED" | "GONE" | "SOON";
        CouponProduct: {
            spu: components["schemas"]["SpuCode"];
            title: string;
            image: components["schemas"]["Image"];
        };
        /** @description A coupon that can be claimed, or could until today */
        CouponOffer: {
            terms: components["schemas"]["CouponTerms"];
            state: components["schemas"]["CouponOfferState"];
            /** @description The coupon of the member who has claimed it and can use it */
            couponId?: components["schemas"]["Id"];
            claimStart: components["schemas"]["Instant"];
            claimEnd: components["schemas"]["Instant"] | null;
            /** @description Of the quota, rounded up; null without one */
            leftPercent: number | null;
            validTo: components["schemas"]["Instant"] | null;
            /** @description After the claim, to the end of the local day */
            validDays: number | null;
            isForNewMembers: boolean;
            isForSavvyMembers: boolean;
            products: components["schemas"]["CouponProduct"][];
        };
        CouponCenter: {
            groups: {
                name: components["schemas"]["CouponGroupName"];
                templates: components["schemas"]["CouponOffer"][];
            }[];
        };
        CouponHead: {
            terms: components["schemas"]["CouponTerms"];
            /** @description Only for its owner */
            couponId?: components["schemas"]["Id"];
            /** @description Of the coupon of a member; null for a template */
            status: components["schemas"]["CouponStatus"] | null;
            validTo: components["schemas"]["Instant"] | null;
            /** @description Whether a template can be claimed; null for a coupon and for a template that is over */
            claim: components["schemas"]["CouponOfferState"] | null;
        };
        /** @description What of the selected cart lines counts for a coupon */
        CouponProgress: {
            eligible: components["schemas"]["Money"];
            /** @description 0 when the coupon can be used */
            missing: components["schemas"]["Money"];
        };
        CouponProducts: {
            coupon: components["schemas"]["CouponHead"];
            progress: components["schemas"]["CouponProgress"];
            page: components["schemas"]["ProductPage"];
        };
        NewerCoupon: {
            show: boolean;
            template: components["schemas"]["CouponOffer"] | null;
            /** @description What it takes off, such as "$10 off"; empty without one */
            amountText: string;
        };
        FlashSession: {
            sessionId: components["schemas"]["Id"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            /**
             * @description On which it begins
             * @enum {string}
             */
            day: "YESTERDAY" | "TODAY" | "TOMORROW";
            /** @description When it begins, as the market writes a time of day */
            time: string;
            /** @enum {string} */
            state: "ENDED" | "LIVE" | "NEXT" | "LATER";
        };
        FlashItem: {
            promoItemId: components["schemas"]["Id"];
            sku: components["schemas"]["SkuCode"];
            /** @description The variant at its plain price */
            card: components["schemas"]["ProductCard"];
            promoPrice: components["schemas"]["PricePart"];
            plainPrice: components["schemas"]["Money"];
            /** @description Pieces in all; null for as many as the stock has */
            quota: number | null;
            /** @description Pieces that orders hold or have bought */
            sold: number;
            perUserLimit: number | null;
            /** @description Pieces that this member holds or has bought; 0 for a guest */
            myBought: number;
            /** @description True where this member gets a mail before it is sold */
            reminded: boolean;
            /** @enum {string} */
            state: "UPCOMING" | "LIVE" | "SOLD_OUT" | "ENDED";
        };
        FlashSale: {
            /** @description In the order of their beginning; none where the market has no flash sale */
            sessions: components["schemas"]["FlashSession"][];
            /** @description The session of the items */
            sessionId: components["schemas"]["Id"] | null;
            items: components["schemas"]["FlashItem"][];
        };
        /** @description Names one of an item, a promotion that is announced, and a project */
        RemindRequest: {
            promoItemId?: components["schemas"]["Id"];
            promoId?: components["schemas"]["Id"];
            projectId?: components["schemas"]["Id"];
            /** @description False takes it back */
            on: boolean;
            /** @description Of a guest; a member is written to at the address of the account */
            email?: components["schemas"]["Email"];
        };
        /** @enum {string} */
        PromotionType: "FLASH_SALE" | "EARLY_BIRD" | "EARLY_BIRD_CAMPAIGN" | "INTEREST" | "CROWDFUND" | "SUIT" | "NEW_USER" | "DOLL_MACHINE" | "EVENT" | "GIVEAWAY";
        CampaignHead: {
            promoId: components["schemas"]["Id"];
            type: components["schemas"]["PromotionType"];
            handle: components["schemas"]["SpuCode"];
            title: string;
            summary: string;
            image?: components["schemas"]["Image"];
        };
        /**
         * @description DRAFT and SCHEDULED are seen in a preview alone. OTHER_MARKET is a campaign that runs in other markets only.
         * @enum {string}
         */
        CampaignPhase: "DRAFT" | "SCHEDULED" | "WARMUP" | "MAIN" | "LAST_CHANCE" | "ENDED" | "OTHER_MARKET";
        /** @description A part of a campaign in its market; `to` is the first instant without it */
        CampaignStep: {
            /** @enum {string} */
            phase: "WARMUP" | "MAIN" | "LAST_CHANCE";
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
        };
        /** @description Which products; what the market does not sell is left out */
        ProductPick: {
            collection: components["schemas"]["SpuCode"];
        } | {
            category: components["schemas"]["Id"];
        } | {
            /** @enum {string} */
            sort: "NEW" | "BEST";
        } | {
            /**
             * @description What is left of the flash session that runs now
             * @constant
             */
            promotion: "FLASH_SALE";
        } | {
            spus: components["schemas"]["SpuCode"][];
        };
        /** @description A block of a campaign page. A client leaves out blocks of a type or version that it does not know. */
        CampaignBlock: components["schemas"]["HomeBlock"] | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "COUNTDOWN";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                title: string;
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "COUPONS";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                title: string;
                text: string;
                offers: components["schemas"]["CouponOffer"][];
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "TABS";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                title: string;
                tabs: {
                    label: string;
                    pick: components["schemas"]["ProductPick"];
                    products: components["schemas"]["ProductCard"][];
                }[];
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "RULES";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                title: string;
                text: components["schemas"]["RichTextBlock"][];
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "ANCHORS";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                items: {
                    label: string;
                    block: components["schemas"]["Id"];
                }[];
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "PRICE_HOLD";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                title: string;
                text: string;
                until: components["schemas"]["Instant"];
            };
        } | {
            id: components["schemas"]["Id"];
            /** @constant */
            type: "REMIND";
            /** @constant */
            version: 1;
            moduleId: string;
            data: {
                title: string;
                text: string;
            };
        };
        CampaignDetail: {
            promotion: components["schemas"]["CampaignHead"];
            phase: components["schemas"]["CampaignPhase"];
            /** @description One after the other; empty in another market */
            steps: components["schemas"]["CampaignStep"][];
            /** @description True where a signed link shows what nobody else sees yet */
            isPreview: boolean;
            /** @description True where this member gets a mail before it begins */
            reminded: boolean;
            /** @description Those of this phase, from top to bottom; empty when it is over */
            blocks: components["schemas"]["CampaignBlock"][];
        };
        /** @enum {string} */
        ActivityState: "LIVE" | "COMING" | "ENDED";
        ActivityCard: {
            promoId: components["schemas"]["Id"];
            /**
             * @description Only types that have a page
             * @enum {string}
             */
            type: "EVENT" | "FLASH_SALE" | "EARLY_BIRD" | "EARLY_BIRD_CAMPAIGN" | "INTEREST" | "CROWDFUND" | "NEW_USER" | "GIVEAWAY";
            handle: components["schemas"]["SpuCode"];
            title: string;
            summary: string;
            image?: components["schemas"]["Image"];
            state: components["schemas"]["ActivityState"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
        };
        ActivityList: {
            list: components["schemas"]["ActivityCard"][];
            total: number;
            pageSize: number;
            /** @description The kinds of promotions that the market has now or announces */
            kinds: components["schemas"]["PromotionType"][];
        };
        EarlyBirdStep: {
            promoItemId: components["schemas"]["Id"];
            /** @description Its place on the ladder, from the bottom */
            tier: number;
            amount: components["schemas"]["Money"];
            /** @description Pieces at this price */
            quota: number;
            /** @description Pieces that orders hold or have bought */
            sold: number;
            left: number;
            /**
             * @description OPEN is the step that is sold now; there is none before the beginning, after the end and once all are sold
             * @enum {string}
             */
            state: "SOLD" | "OPEN" | "NEXT";
        };
        /**
         * @description COMING is announced; SOLD_OUT has no piece left on any step; after the end the product has its plain price
         * @enum {string}
         */
        EarlyBirdState: "COMING" | "LIVE" | "SOLD_OUT" | "ENDED";
        EarlyBird: {
            id: components["schemas"]["Id"];
            summary: string;
            /** @description The variant at its plain price */
            card: components["schemas"]["ProductCard"];
            /** @description Which of its variants is sold so: 2 lamps; empty where there is one alone */
            variant: string;
            /** @description What one piece costs now, before the beginning what the first ones will cost */
            price: components["schemas"]["PricePart"];
            plainPrice: components["schemas"]["Money"];
            /** @description What a piece costs once the step is sold; the plain price after the last one */
            nextPrice: components["schemas"]["Money"];
            /** @description From the lowest price up */
            ladder: components["schemas"]["EarlyBirdStep"][];
            /** @description Pieces of all steps together that one shopper may have */
            perUserLimit: number | null;
            state: components["schemas"]["EarlyBirdState"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            /** @description True where this member gets a mail before it begins */
            reminded: boolean;
        };
        EarlyBirdDetail: {
            offer: components["schemas"]["EarlyBird"];
            highlights: string[];
            specs: components["schemas"]["Spec"][];
        };
        /**
         * @description COMING is announced; SOLD_OUT has no piece left; CLOSED takes no deposits any more and its balances are not due yet; SHIPPING is after the time to pay them
         * @enum {string}
         */
        DepositState: "COMING" | "RESERVING" | "SOLD_OUT" | "CLOSED" | "BALANCE_DUE" | "SHIPPING" | "DONE";
        DepositCampaign: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            /** @description The variant at its plain price */
            card: components["schemas"]["ProductCard"];
            sku: components["schemas"]["SkuCode"];
            /** @description Which of its variants is sold so; empty where there is one alone */
            variant: string;
            /** @description What a piece costs without a deposit */
            price: components["schemas"]["Money"];
            /** @description What is paid at once */
            deposit: components["schemas"]["Money"];
            /** @description What the deposit takes off the price */
            worth: components["schemas"]["Money"];
            /** @description What a piece costs in all with a deposit */
            goods: components["schemas"]["Money"];
            /** @description What is left to pay of it: the price without what the deposit is worth */
            balance: components["schemas"]["Money"];
            quota: number;
            left: number;
            /** @description Pieces that one member may reserve */
            perUserLimit: number | null;
            state: components["schemas"]["DepositState"];
            /** @description From when on deposits are paid */
            startTime: components["schemas"]["Instant"];
            /** @description The first instant without new deposits */
            endTime: components["schemas"]["Instant"];
            /** @description From when on balances are paid; until then a deposit goes back at any time */
            balanceStart: components["schemas"]["Instant"];
            /** @description The first instant after the time to pay, the end of the seventh local day */
            balanceEnd: components["schemas"]["Instant"];
            shipStart: components["schemas"]["Instant"];
            /** @description True where a deposit is never forfeited, by the law of the market */
            goesBack: boolean;
        };
        DepositCampaignDetail: {
            campaign: components["schemas"]["DepositCampaign"];
            highlights: string[];
            specs: components["schemas"]["Spec"][];
        };
        DepositReservation: {
            reservationId: components["schemas"]["Id"];
            campaignId: components["schemas"]["Id"];
            title: string;
            image: components["schemas"]["Image"];
            /**
             * @description HELD waits for the payment of its deposit, BALANCE_DUE for that of its balance; COMPLETED is an order of its own
             * @enum {string}
             */
            standing: "HELD" | "RESERVED" | "BALANCE_DUE" | "COMPLETED" | "CANCELLED" | "FORFEITED" | "REFUNDED" | "EXPIRED";
            deposit: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            depositOrderNo: components["schemas"]["OrderNo"];
            /** @description The order of its balance that is paid or waits for that */
            balanceOrderNo?: components["schemas"]["OrderNo"];
            /** @description Of HELD */
            payExpireTime?: components["schemas"]["Instant"];
            balanceStart: components["schemas"]["Instant"];
            balanceEnd: components["schemas"]["Instant"];
            shipStart: components["schemas"]["Instant"];
            goesBack: boolean;
            /** @description Its member gets the deposit back by cancelling the order */
            canCancel: boolean;
        };
        ReserveRequest: {
            id: components["schemas"]["Id"];
            sku: components["schemas"]["SkuCode"];
        };
        ReservedByDeposit: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description What is to be paid now */
            due: components["schemas"]["Money"];
            payExpireTime: components["schemas"]["Instant"];
        };
        DepositBalance: {
            reservationId: components["schemas"]["Id"];
            addressId: components["schemas"]["Id"];
            /** @description Of all of the price, with the tax on it */
            totals: components["schemas"]["Totals"];
            /** @description What has been paid of it */
            deposit: components["schemas"]["Money"];
            due: components["schemas"]["Money"];
            delivery: components["schemas"]["ShippingOption"];
            quoteHash: string;
        };
        PayBalanceRequest: {
            reservationId: components["schemas"]["Id"];
            addressId: components["schemas"]["Id"];
            quoteHash: string;
        };
        /**
         * @description SCHEDULED takes entries or will, CLOSED waits for the beacon and for the prizes, ANNOUNCED has winners, CANCELLED never will
         * @enum {string}
         */
        DrawState: "SCHEDULED" | "CLOSED" | "ANNOUNCED" | "CANCELLED";
        DrawHash: string;
        /** @description A beacon that the shop does not own signs a number each few seconds; this one decides */
        DrawBeacon: {
            chainHash: components["schemas"]["DrawHash"];
            publicKey: string;
            /** @description In seconds */
            genesis: number;
            /** @description Seconds between two rounds */
            period: number;
            round: number;
            /**
             * Format: uri
             * @description Where anybody reads the round
             */
            address: string;
            /** @description It stands beside a shop for trial and proves nothing */
            isSandbox: boolean;
        };
        DrawPrize: {
            title: string;
            image: components["schemas"]["Image"];
            count: number;
        };
        DrawWinner: {
            place: number;
            /** @description Masked: J***n */
            name: string;
            /** @description Two letters; empty where it is not known any more */
            country: string;
            /** @description Its place in `prizes` */
            prize: number;
            entryId: components["schemas"]["DrawHash"];
            /** @description Of the entry in the sealed list */
            number: number;
        };
        PastDraw: {
            handle: string;
            title: string;
            drawn: components["schemas"]["Launch"];
            winners: number;
        };
        MyDraw: {
            /** @description The member in the file of the draw; null without an entry */
            pseudonym: string | null;
            /** @description Of the member among the winners */
            place: number | null;
            /** @description What they won */
            prizeId: string | null;
        };
        Winners: {
            /** @description Of the edition that is shown */
            handle: string;
            title: string;
            image: components["schemas"]["Image"] | null;
            /** @description The address of its page */
            giveaway: string;
            state: components["schemas"]["DrawState"];
            /** @description The first moment without entries */
            close: components["schemas"]["Launch"];
            /** @description When the round is due */
            drawTime: components["schemas"]["Launch"];
            isPostponed: boolean;
            /** @constant */
            method: "SEED_BEACON_MERKLE";
            /** @description sha256 of the seed text */
            seedCommit: components["schemas"]["DrawHash"];
            /** @description The seed text */
            seedReveal: string | null;
            beacon: components["schemas"]["DrawBeacon"];
            randomness: components["schemas"]["DrawHash"] | null;
            signature: string | null;
            root: components["schemas"]["DrawHash"] | null;
            /** @description When root and count were published */
            sealed: components["schemas"]["Launch"] | null;
            /** @description Entries */
            count: number | null;
            prizes: components["schemas"]["DrawPrize"][];
            /** @description The numbers of all entries that have won, from 1, in the order of the sealed list */
            winners: number[];
            list: components["schemas"]["DrawWinner"][];
            pageNo: number;
            hasMore: boolean;
            past: components["schemas"]["PastDraw"][];
            /** @description Null for a guest */
            mine: components["schemas"]["MyDraw"] | null;
        };
        /** @description A draw in the list of a market */
        DrawCard: {
            handle: string;
            title: string;
            /** @description Of its giveaway */
            summary: string;
            image?: components["schemas"]["Image"];
            state: components["schemas"]["DrawState"];
            /** @description When it is due or was held */
            drawTime: components["schemas"]["Instant"];
            /** @description Those that were sealed; null before */
            entries: number | null;
            /** @description 0 until they are announced */
            winners: number;
        };
        DrawList: {
            list: components["schemas"]["DrawCard"][];
            total: number;
            pageSize: number;
        };
        /**
         * @description The form of the light, which is drawn until it is out
         * @enum {string}
         */
        InterestOutline: "BARS" | "RING" | "LANTERN" | "RAIL" | "MIRROR" | "CURTAIN";
        /**
         * @description COMING is announced, OPEN takes registrations, LAUNCHED can be bought by everybody, ENDED will not come
         * @enum {string}
         */
        InterestState: "COMING" | "OPEN" | "LAUNCHED" | "ENDED";
        InterestAnswer: {
            questionId: components["schemas"]["Id"];
            choiceId: components["schemas"]["Id"];
        };
        InterestRegistration: {
            /** @description False until an address is proved; it does not count before */
            isConfirmed: boolean;
            emailMasked: string;
            sku: components["schemas"]["SkuCode"] | null;
            answers: components["schemas"]["InterestAnswer"][];
        };
        InterestProject: {
            projectId: components["schemas"]["Id"];
            title: string;
            summary: string;
            outline: components["schemas"]["InterestOutline"];
            /** @description Of its product, once it is out */
            image: components["schemas"]["Image"] | null;
            state: components["schemas"]["InterestState"];
            /** @description From when on one can register */
            opens: components["schemas"]["Launch"];
            /** @description When everybody can buy it; null where the day is not known, and once it is out */
            launch: components["schemas"]["Launch"] | null;
            /** @description How many people there are at least, rounded down; 0 for less than ten */
            interested: number;
            /** @description What those who are registered get at the launch */
            reward: components["schemas"]["CouponTerms"] | null;
            /** @description Its product, as soon as the market shows it */
            spu: components["schemas"]["SpuCode"] | null;
            /** @description Of the member, or behind the link; null without one */
            registration: components["schemas"]["InterestRegistration"] | null;
        };
        InterestToken: string;
        InterestDetail: {
            project: components["schemas"]["InterestProject"];
            /** @description Paragraphs */
            story: string[];
            /** @description The options of which one can be preferred */
            options: {
                sku: components["schemas"]["SkuCode"];
                name: string;
            }[];
            survey: {
                questionId: components["schemas"]["Id"];
                title: string;
                choices: {
                    choiceId: components["schemas"]["Id"];
                    label: string;
                }[];
            }[];
        };
        InterestRequest: {
            projectId: components["schemas"]["Id"];
            /** @description The option that is preferred */
            sku?: components["schemas"]["SkuCode"];
            answers?: components["schemas"]["InterestAnswer"][];
            /** @description Of a guest; a member registers with the address of the account */
            email?: components["schemas"]["Email"];
        };
        InterestReceipt: {
            /**
             * @description VERIFY counts once the link in the mail is opened
             * @enum {string}
             */
            state: "REGISTERED" | "VERIFY";
        };
        GiveawayHandle: string;
        /**
         * @description COMING is announced, OPEN takes entries, CLOSED waits for its draw, DRAWN has winners
         * @enum {string}
         */
        GiveawayState: "COMING" | "OPEN" | "CLOSED" | "DRAWN";
        /** @description What was published before entries opened, so that nobody can steer the draw */
        GiveawayDraw: {
            /** @description When the round is due */
            time: components["schemas"]["Launch"];
            /** @description sha256 of the seed text */
            seedCommit: string;
            /** @description The round of the beacon */
            round: number;
        };
        GiveawayPrize: {
            prizeId: components["schemas"]["Id"];
            title: string;
            image: components["schemas"]["Image"];
            /** @description How many of it are drawn */
            count: number;
        };
        /**
         * @description ORDER is done by paying an order, everything else by a press; FREE once a day
         * @enum {string}
         */
        GiveawayAction: "LOG_IN" | "FOLLOW" | "SHARE" | "QUIZ" | "ORDER" | "FREE";
        GiveawayStep: {
            action: components["schemas"]["GiveawayAction"];
            /** @description What it adds, as long as the limit has room */
            entries: number;
            /** @description Of FOLLOW */
            channel: {
                name: string;
                /** Format: uri */
                url: string;
            } | null;
            /** @description Of QUIZ; its answer stays with the server */
            quiz: {
                question: string;
                choices: {
                    choiceId: components["schemas"]["Id"];
                    label: string;
                }[];
            } | null;
        };
        /** @description Where a member stands */
        GiveawayStanding: {
            /** @description Those that count */
            entries: number;
            /** @description Has confirmed the age */
            isAdult: boolean;
            /** @description Works for the shop and cannot enter */
            isExcluded: boolean;
            /** @description Steps that were taken, the free one today */
            done: components["schemas"]["GiveawayAction"][];
        };
        GiveawayDetail: {
            promoId: components["schemas"]["Id"];
            handle: components["schemas"]["GiveawayHandle"];
            title: string;
            summary: string;
            image: components["schemas"]["Image"] | null;
            /** @description The same picture cut for a narrow screen */
            upright: components["schemas"]["Image"] | null;
            state: components["schemas"]["GiveawayState"];
            start: components["schemas"]["Launch"];
            /** @description The first moment without entries */
            end: components["schemas"]["Launch"];
            /** @description Null until it is set */
            draw: components["schemas"]["GiveawayDraw"] | null;
            /** @description Those of everybody that count */
            entries: number;
            /** @description Entries of one member */
            entryLimit: number;
            minAge: number | null;
            /** @description Days in which a prize has to be claimed */
            claimDays: number;
            sites: components["schemas"]["Site"][];
            prizes: components["schemas"]["GiveawayPrize"][];
            steps: components["schemas"]["GiveawayStep"][];
            rules: {
                title: string;
                text: string;
            }[];
            products: components["schemas"]["ProductCard"][];
            /** @description Null for a guest */
            standing: components["schemas"]["GiveawayStanding"] | null;
        };
        GiveawayEnterRequest: {
            handle: components["schemas"]["GiveawayHandle"];
            /** @enum {string} */
            action: "LOG_IN" | "FOLLOW" | "SHARE" | "QUIZ" | "FREE";
            /** @description The answer to the quiz */
            proof?: components["schemas"]["Id"];
            /** @description Confirms the age; kept from the first step on */
            isAdult?: boolean;
        };
        GiveawayReceipt: {
            /** @description Entries of this step; 0 where it has counted before */
            added: number;
            standing: components["schemas"]["GiveawayStanding"];
        };
        GiveawayEntries: {
            /** @description The member in `campaign|pseudonym|sequence`, of which an entry id is the sha256; null before the first entry */
            pseudonym: string | null;
            list: {
                entryId: string;
                sequence: number;
                action: components["schemas"]["GiveawayAction"];
                /** @description Of an entry by an order */
                orderNo: string | null;
                createdTime: components["schemas"]["Instant"];
                revokedTime: components["schemas"]["Instant"] | null;
            }[];
        };
        /**
         * @description The form of the light, which is drawn until there is a picture of it
         * @enum {string}
         */
        CrowdDrawing: "TRIO" | "ARCH" | "STEM" | "LEDGE" | "KITE" | "BUOY";
        /**
         * @description CLOSING is over and waits for payments that are under way; SUCCEEDED and PRODUCING take late pledges while pieces are left; of one that FAILED every pledge is paid back
         * @enum {string}
         */
        CrowdState: "COMING" | "LIVE" | "CLOSING" | "SUCCEEDED" | "PRODUCING" | "SHIPPING" | "DONE" | "FAILED";
        CrowdCard: {
            id: components["schemas"]["Id"];
            title: string;
            summary: string;
            drawing: components["schemas"]["CrowdDrawing"];
            /** @description Once there is one */
            image?: components["schemas"]["Image"];
            state: components["schemas"]["CrowdState"];
            /** @description What is pledged of the goal, rounded down */
            percent: number;
            /** @description Pieces; null where the goal is an amount */
            goalUnits: number | null;
            /** @description Goods without delivery and tax; null where the goal is in pieces */
            goalAmount: components["schemas"]["Money"] | null;
            pledgedUnits: number;
            /** @description With a goal that is an amount */
            pledgedAmount: components["schemas"]["Money"] | null;
            backers: number;
            /** @description The lowest price that can still be pledged; null where there is none */
            from: components["schemas"]["Money"] | null;
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
        };
        CrowdPage: {
            list: components["schemas"]["CrowdCard"][];
            total: number;
            pageSize: number;
        };
        /** @description When a tier is sent */
        ShipMonth: string;
        CrowdTier: {
            promoItemId: components["schemas"]["Id"];
            title: string;
            price: components["schemas"]["Money"];
            /** @description What it will cost once it is sold; null where that is not known */
            laterPrice: components["schemas"]["Money"] | null;
            quota: number;
            left: number;
            shipMonth: components["schemas"]["ShipMonth"];
            perBuyerLimit: number | null;
        };
        CrowdMilestone: {
            /** @description Pieces that have to be pledged */
            units: number;
            /** @description What everybody gets then */
            text: string;
            reached: boolean;
        };
        CrowdUpdate: {
            updateId: components["schemas"]["Id"];
            title: string;
            /** @description Paragraphs */
            body: string[];
            time: components["schemas"]["Instant"];
        };
        CrowdFollower: {
            isConfirmed: boolean;
            emailMasked: string;
        };
        CrowdDetail: {
            project: components["schemas"]["CrowdCard"];
            /** @description Paragraphs */
            story: string[];
            /** @description What the money makes */
            numbers: {
                value: string;
                label: string;
            }[];
            tiers: components["schemas"]["CrowdTier"][];
            milestones: components["schemas"]["CrowdMilestone"][];
            /** @description The newest first */
            updates: components["schemas"]["CrowdUpdate"][];
            risks: string[];
            /** @description The product that questions are asked about, as soon as the market shows it */
            spu: components["schemas"]["SpuCode"] | null;
            /** @description The member's own pledges that are paid for */
            orders: components["schemas"]["OrderNo"][];
            /** @description Of one that FAILED; some pledges are still to be paid back */
            openRefunds: boolean;
            /** @description Of the member, or behind the link; null without one */
            following: components["schemas"]["CrowdFollower"] | null;
        };
        /**
         * @description GUEST has no account. ELIGIBLE can claim. CLAIMED can order at the first-order prices. USED has done so. HAS_PAID has paid an order without them, HAD_BEFORE has had a pack with another account, TOO_LATE has waited too long. OVER is no offer at all.
         * @enum {string}
         */
        NewUserStanding: "GUEST" | "ELIGIBLE" | "CLAIMED" | "USED" | "HAS_PAID" | "HAD_BEFORE" | "TOO_LATE" | "OVER";
        NewUserItem: {
            promoItemId: components["schemas"]["Id"];
            card: components["schemas"]["ProductCard"];
            /** @description What one piece costs on a first order */
            amount: components["schemas"]["Money"];
        };
        NewUserOffer: {
            standing: components["schemas"]["NewUserStanding"];
            /** @description Whether the pack can be claimed now */
            eligible: boolean;
            /** @description Why it cannot be claimed; null where it can */
            why: string | null;
            /** @description The first moment without the offer for this member; null for a guest and where there is none */
            until: components["schemas"]["Launch"] | null;
            image: components["schemas"]["Image"] | null;
            /** @description The same picture cut for a narrow screen */
            upright: components["schemas"]["Image"] | null;
            coins: number;
            /** @description What the coins take off an order */
            worth: components["schemas"]["Money"];
            coupons: components["schemas"]["CouponOffer"][];
            items: components["schemas"]["NewUserItem"][];
        };
        NewUserPack: {
            coins: number;
            /** @description Coupons that came with it; those of the sign-up are in the wallet already */
            coupons: number;
        };
        /** @enum {string} */
        PrizeTab: "TO_CLAIM" | "CLAIMED" | "EXPIRED";
        /** @enum {string} */
        PrizeDelivery: "SHIP_ALONE" | "ORDER_TOGETHER";
        /** @description WON can be claimed until `expireTime`. CLAIMED is brought by an order of its own, ATTACHED by an order of other things. SHIPPED has left, or is in the wallet (coupons and coins, at once). EXPIRED was not claimed, CANCELLED was taken back. */
        Prize: {
            prizeId: components["schemas"]["Id"];
            /** @description The market that it was won in; no other one sends it */
            site: components["schemas"]["Site"];
            /** @enum {string} */
            source: "GIVEAWAY" | "DOLL_MACHINE" | "STAFF";
            /** @enum {string} */
            kind: "PRODUCT" | "COUPON" | "COINS";
            title: string;
            image: components["schemas"]["Image"] | null;
            /** @enum {string} */
            status: "WON" | "CLAIMED" | "ATTACHED" | "SHIPPED" | "EXPIRED" | "CANCELLED";
            /** @description How it is sent; ORDER_TOGETHER of a prize that is WON waits for the next order. Null before the winner has said so */
            delivery: components["schemas"]["PrizeDelivery"] | null;
            /** @description Whether it can be taken off an order */
            detachable: boolean;
            sku?: components["schemas"]["SkuCode"];
            coupon?: components["schemas"]["UserCoupon"];
            coins?: components["schemas"]["CoinAmount"];
            /** @description The order that brings it, or has brought it */
            orderNo?: components["schemas"]["OrderNo"];
            wonTime: components["schemas"]["Instant"];
            /** @description The first moment at which it cannot be claimed any more */
            expireTime: components["schemas"]["Instant"];
        };
        PrizeList: {
            prizes: components["schemas"]["Prize"][];
            /** @description How many are in each tab */
            counts: {
                TO_CLAIM: number;
                CLAIMED: number;
                EXPIRED: number;
            };
        };
        PrizeClaim: {
            prizeId: components["schemas"]["Id"];
            mode: components["schemas"]["PrizeDelivery"];
            /** @description Where it goes; with SHIP_ALONE */
            addressId?: components["schemas"]["Id"];
        };
        /** @description `part` of `of` plays on average; the odds of this moment */
        DollChance: {
            part: number;
            of: number;
        };
        DollPrize: {
            prizeId: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "PRODUCT" | "COUPON" | "COINS";
            title: string;
            /** @description Of a product that the market shows */
            image: components["schemas"]["Image"] | null;
            spu: components["schemas"]["SpuCode"] | null;
            /** @description How many are in the machine; null for as many as are won */
            left: number | null;
            /** @description 0 where none is left */
            chance: components["schemas"]["DollChance"];
        };
        DollMachine: {
            machineId: components["schemas"]["Id"];
            /**
             * @description SOLD_OUT has no prize left and takes no play
             * @enum {string}
             */
            state: "COMING" | "LIVE" | "SOLD_OUT" | "ENDED";
            opens: components["schemas"]["Launch"];
            ends: components["schemas"]["Launch"];
            /** @description Of a play that is not free */
            costCoins: components["schemas"]["CoinAmount"];
            freePlaysPerDay: number;
            /** @description Plays of one member on a day of theirs */
            dailyLimit: number;
            prizes: components["schemas"]["DollPrize"][];
            /** @description Of a play that brings nothing */
            nothing: components["schemas"]["DollChance"];
            /** @description The prize that comes at the latest when a member has played so often without it */
            pity: {
                plays: number;
                prizeId: components["schemas"]["Id"];
            };
        };
        DollPlay: {
            playId: components["schemas"]["Id"];
            time: components["schemas"]["Instant"];
            /** @description 0 for a free one */
            cost: components["schemas"]["CoinAmount"];
            /** @description Null where nothing was won */
            prize: {
                prizeId: components["schemas"]["Id"];
                /** @enum {string} */
                kind: "PRODUCT" | "COUPON" | "COINS";
                title: string;
                image: components["schemas"]["Image"] | null;
            } | null;
            /** @description That came to the balance; what the day still gives of a prize of coins */
            coins: components["schemas"]["CoinAmount"];
            /** @description Until when the prize is to be claimed, or its coupon to be used; null for coins and for nothing */
            expireTime: components["schemas"]["Instant"] | null;
        };
        DollStanding: {
            balance: components["schemas"]["CoinAmount"];
            /** @description That are left on this day of the member */
            freePlays: number;
            /** @description On this day, free ones among them */
            playsLeft: number;
            /** @description When the next day of the member begins */
            nextFreeTime: components["schemas"]["Instant"];
            /** @description Plays since the pity prize was won last */
            withoutPity: number;
            /** @description The newest result that was not seen, such as one whose answer was lost */
            unseen: components["schemas"]["DollPlay"] | null;
        };
        DollMachineView: {
            /** @description Null in a market that has none */
            machine: components["schemas"]["DollMachine"] | null;
            /** @description The markets where one can be played now */
            sites: components["schemas"]["Site"][];
            /** @description Null for a guest, and without a machine */
            mine: components["schemas"]["DollStanding"] | null;
        };
        DollPlayRequest: {
            machineId: components["schemas"]["Id"];
            /** @description What the member was told that it costs */
            cost: components["schemas"]["CoinAmount"];
            /**
             * @description The member says that they are 18 or older
             * @enum {boolean}
             */
            isAdult: true;
        };
        DollPlayed: {
            result: components["schemas"]["DollPlay"];
            balance: components["schemas"]["CoinAmount"];
            freePlays: number;
            playsLeft: number;
            withoutPity: number;
        };
        DollPlayPage: {
            list: components["schemas"]["DollPlay"][];
            /** @description For the next page; null at the end */
            after: components["schemas"]["Id"] | null;
        };
        CheckLines: {
            lines: components["schemas"]["MergeLine"][];
        };
        StockCheck: {
            ok: boolean;
            problems: components["schemas"]["Problem"][];
        };
        /** @enum {string} */
        OrderSource: "CART" | "BUY_NOW" | "COIN" | "PLEDGE";
        /** @description As much of an address as is known while the shopper types; the country is enough for a price; the house says whether what new members get is to be had there. */
        AddressDraft: {
            firstName?: string;
            lastName?: string;
            latinName?: string;
            company?: string;
            phone?: string;
            country: components["schemas"]["Country"];
            region?: string;
            postcode?: string;
            district?: string;
            city?: string;
            line1?: string;
            line2?: string;
            note?: string;
        };
        /** @description Prizes of the member that the order brings; left out, those that wait for the next order. An order for coins brings none. */
        PrizeIds: components["schemas"]["Id"][];
        /** @description A guest sends the lines of the local cart; a member's CART order takes the selected lines of the server cart and ignores none: lines must then be left out. BUY_NOW always sends one line. COIN exchanges a member's coins for the product of `itemId` and sends no lines; coupons and `coinAmount` have no part in it. PLEDGE takes one piece of the tier `itemId` of a crowdfunding project, of a member, and sends no lines. */
        PreviewRequest: {
            source: components["schemas"]["OrderSource"];
            lines?: components["schemas"]["MergeLine"][];
            /** @description What coins are exchanged for, or the tier of a pledge; with the sources COIN and PLEDGE */
            itemId?: components["schemas"]["Id"];
            addressId?: components["schemas"]["Id"];
            address?: components["schemas"]["AddressDraft"];
            shippingMethod?: components["schemas"]["ShippingMethod"];
            /** @description What the shopper chose */
            couponIds?: components["schemas"]["Id"][];
            /** @description True: the best combination, and `couponIds` is left out */
            autoCoupon?: boolean;
            /** @description Coins to spend */
            coinAmount?: number;
            /** @description True: the shopper buys shipping protection */
            protection?: boolean;
            prizeIds?: components["schemas"]["PrizeIds"];
        };
        /**
         * @description Why a coupon does nothing for an order; the first of several in this order
         * @enum {string}
         */
        CouponRefusal: "COUPON_USED" | "COUPON_LOCKED" | "COUPON_REVOKED" | "COUPON_NOT_STARTED" | "COUPON_EXPIRED" | "COUPON_OTHER_MARKET" | "COUPON_NOT_FOR_YOU" | "COUPON_SCOPE" | "COUPON_BUYTYPE" | "COUPON_THRESHOLD" | "COUPON_GIFT_GONE" | "COUPON_STACK";
        UnusableCoupon: {
            coupon: components["schemas"]["UserCoupon"];
            code: components["schemas"]["CouponRefusal"];
            message: string;
            /** @description What the eligible goods lack, with COUPON_THRESHOLD */
            missing?: components["schemas"]["Money"];
        };
        /** @description The coupons of the member; all empty for a guest */
        QuoteCoupons: {
            /** @description What this quote is priced with, at most one for the goods and one for the delivery */
            used: {
                couponId: components["schemas"]["Id"];
                discount: components["schemas"]["Money"];
            }[];
            /** @description The combination with the lowest total */
            best: components["schemas"]["Id"][];
            bestSaves: components["schemas"]["Money"];
            /** @description Also those of `used`, the largest discount first */
            usable: components["schemas"]["UsableCoupon"][];
            unusable: components["schemas"]["UnusableCoupon"][];
        };
        /** @description What a product costs in coins; with the source COIN alone, whose coins pay for all of the order */
        QuoteExchange: {
            itemId: components["schemas"]["Id"];
            cost: components["schemas"]["CoinAmount"];
        };
        /** @description A prize that can go with the order */
        QuotePrize: {
            prizeId: components["schemas"]["Id"];
            title: string;
            image: components["schemas"]["Image"] | null;
            expireTime: components["schemas"]["Instant"];
            /** @description The order brings it */
            selected: boolean;
        };
        /** @description What is pledged; with the source PLEDGE alone */
        QuotePledge: {
            projectId: components["schemas"]["Id"];
            promoItemId: components["schemas"]["Id"];
            /** @description Of the project */
            title: string;
            shipMonth: components["schemas"]["ShipMonth"];
            endTime: components["schemas"]["Instant"];
            /** @description The goal is reached already */
            isLate: boolean;
        };
        QuoteProtection: {
            offered: boolean;
            /** @description What it costs for these items, whether it is chosen or not */
            fee: components["schemas"]["Money"];
            /** @description True for a member whose level has it for nothing, without choosing it */
            free: boolean;
            /** @description The price is that of an order with it */
            selected: boolean;
        };
        /** @enum {string} */
        PayMethodCode: "CARD" | "REDIRECT_BANK" | "WALLET_REDIRECT";
        PayMethod: {
            method: components["schemas"]["PayMethodCode"];
            label: string;
            text: string;
            available: boolean;
            /** @description Why it is not available */
            why?: string;
        };
        Quote: {
            quoteHash: string;
            expireTime: components["schemas"]["Instant"];
            lines: components["schemas"]["CartLine"][];
            /** @description The bundles that lines belong to; absent where there is none */
            suits?: components["schemas"]["CartSuit"][];
            /** @description What coupons give away with the order, at its price of the day: the totals count it among the goods and in what coupons take off. Absent where there is nothing */
            gifts?: components["schemas"]["CartLine"][];
            totals: components["schemas"]["Totals"];
            shippingOptions: components["schemas"]["ShippingOption"][];
            shippingMethod: components["schemas"]["ShippingMethod"] | null;
            coupons: components["schemas"]["QuoteCoupons"];
            coins: components["schemas"]["QuoteCoins"];
            exchange?: components["schemas"]["QuoteExchange"];
            /** @description What the member can have sent along; absent where there is nothing */
            prizes?: components["schemas"]["QuotePrize"][];
            pledge?: components["schemas"]["QuotePledge"];
            protection: components["schemas"]["QuoteProtection"];
            payMethods: components["schemas"]["PayMethod"][];
            /** @description What the shopper has to know before ordering to this place: import taxes outside the VAT area, a postcode that is odd there; absent where there is nothing */
            placeNotes?: string[];
            problems: components["schemas"]["Problem"][];
        };
        AddressFields: {
            firstName: string;
            lastName: string;
            /**
             * Name in Latin letters
             * @description As a carrier reads it, where the name has other letters
             */
            latinName?: string;
            company?: string;
            phone: string;
            country: components["schemas"]["Country"];
            region?: string;
            city: string;
            district?: string;
            line1: string;
            line2?: string;
            postcode: string;
            note?: string;
        };
        CreateOrderRequest: {
            source: components["schemas"]["OrderSource"];
            quoteHash: string;
            lines?: components["schemas"]["MergeLine"][];
            /** @description What coins are exchanged for, or the tier of a pledge; with the sources COIN and PLEDGE */
            itemId?: components["schemas"]["Id"];
            /** @description Needed from a guest */
            email?: components["schemas"]["Email"];
            addressId?: components["schemas"]["Id"];
            address?: components["schemas"]["AddressFields"];
            billing?: "SAME" | components["schemas"]["AddressFields"];
            shippingMethod: components["schemas"]["ShippingMethod"];
            payMethod: components["schemas"]["PayMethodCode"];
            couponIds?: components["schemas"]["Id"][];
            coinAmount?: number;
            /** @description Bought with the order; not needed where it is free */
            protection?: boolean;
            prizeIds?: components["schemas"]["PrizeIds"];
            remark?: string;
            saveAddress?: boolean;
            recommendMark?: components["schemas"]["RecommendMark"];
        };
        CreatedOrder: {
            orderNo: string;
            /** @description Opens the order without an account; given once, to guests */
            accessKey?: string;
            grandTotal: components["schemas"]["Money"];
            payExpireTime: components["schemas"]["Instant"];
            paid: boolean;
        };
        ShippingEstimate: {
            options: components["schemas"]["ShippingOption"][];
            cutoffTime: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        OrderTab: "ALL" | "TO_PAY" | "TO_SHIP" | "SHIPPED" | "DELIVERED" | "AFTER_SALE" | "CLOSED";
        /** @enum {string} */
        OrderStatus: "PENDING_PAYMENT" | "PAID" | "AWAITING_RELEASE" | "PROCESSING" | "PARTLY_SHIPPED" | "SHIPPED" | "DELIVERED" | "COMPLETED" | "CANCELLED" | "CLOSED" | "REFUNDED";
        /** @description What an order tells instead of the day of its arrival, such as a deposit or a pledge until it leaves; absent for every other */
        OrderStory: {
            headline: string;
            stops: {
                label: string;
                /** @description The day it was or is to be reached */
                note?: string;
                /** @enum {string} */
                state: "done" | "current" | "todo";
            }[];
        };
        /** @enum {string} */
        OrderAction: "PAY" | "CANCEL" | "CANCEL_REQUEST" | "TRACK" | "CONFIRM" | "REVIEW" | "WITHDRAW" | "RMA" | "BILL" | "REBUY" | "EDIT_ADDRESS" | "CONTACT";
        OrderCard: {
            orderNo: string;
            /** @description Where it was bought */
            site: components["schemas"]["Site"];
            status: components["schemas"]["OrderStatus"];
            statusText: string;
            story?: components["schemas"]["OrderStory"];
            placedTime: components["schemas"]["Instant"];
            payExpireTime: components["schemas"]["Instant"];
            shippedTime?: components["schemas"]["Instant"];
            deliveredTime?: components["schemas"]["Instant"];
            /** @description Noon (UTC) of the day by which all of it should be there; absent where nobody says so */
            dueTime?: components["schemas"]["Instant"];
            grandTotal: components["schemas"]["Money"];
            /** @description What it cost in coins; present where coins were exchanged for it */
            coinPrice?: number;
            itemCount: number;
            images: components["schemas"]["Image"][];
            title: string;
            actions: components["schemas"]["OrderAction"][];
        };
        OrderPage: {
            list: components["schemas"]["OrderCard"][];
            total: number;
            pageNo: number;
            pageSize: number;
            /** @description Orders per tab */
            counts: {
                [key: string]: number;
            };
        };
        /** @description A line of an order that has arrived, without what was given back of it */
        Purchase: {
            orderNo: components["schemas"]["OrderNo"];
            lineId: components["schemas"]["Id"];
            sku: components["schemas"]["SkuCode"];
            spu: components["schemas"]["SpuCode"];
            title: string;
            image: components["schemas"]["Image"];
            options: components["schemas"]["OptionValue"][];
            quantity: number;
            placedTime: components["schemas"]["Instant"];
            deliveredTime?: components["schemas"]["Instant"];
            warrantyEndTime?: components["schemas"]["Instant"];
            /** @description True until the end of its warranty */
            isCovered: boolean;
        };
        PurchasePage: {
            list: components["schemas"]["Purchase"][];
            total: number;
            pageNo: number;
            pageSize: number;
        };
        OrderLineDiscount: {
            /** @enum {string} */
            source: "SALE" | "PROMO" | "SUIT" | "COUPON" | "COIN";
            amount: components["schemas"]["Money"];
        };
        /** @description What became of the review of an order line, for its author. */
        OwnReview: {
            reviewId: components["schemas"]["Id"];
            /** @enum {string} */
            status: "PENDING" | "PUBLISHED" | "REJECTED";
            rating: number;
            rejection?: components["schemas"]["ReviewRejection"];
        };
        OrderLine: {
            lineId: components["schemas"]["Id"];
            sku: components["schemas"]["SkuCode"];
            spu: components["schemas"]["SpuCode"];
            buyType?: components["schemas"]["BuyType"];
            promoItemId?: components["schemas"]["Id"];
            suitGroupId?: components["schemas"]["Id"];
            title: string;
            image: components["schemas"]["Image"];
            options: components["schemas"]["OptionValue"][];
            quantity: number;
            unit: components["schemas"]["Money"];
            list: components["schemas"]["Money"];
            lineTotal: components["schemas"]["Money"];
            taxAmount: components["schemas"]["Money"];
            shippedQuantity: number;
            /** @description Pieces that are not sent any more; absent for none */
            cancelledQuantity?: number;
            refundedQuantity: number;
            /** @description From the list price down to `lineTotal`; empty at the list price */
            discounts?: components["schemas"]["OrderLineDiscount"][];
            /** @description True for what a coupon gave */
            gift?: boolean;
            /** @description Of a pledge */
            shipMonth?: components["schemas"]["ShipMonth"];
            /** @description True while the member may still review it */
            toReview?: boolean;
            review?: components["schemas"]["OwnReview"];
            warrantyEndTime?: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        PaymentMethod: "CARD" | "REDIRECT_BANK" | "WALLET_REDIRECT" | "COINS_ONLY";
        /** @enum {string} */
        PaymentStatus: "CREATED" | "REQUIRES_ACTION" | "PROCESSING" | "AUTHORISED" | "SETTLED" | "DECLINED" | "FAILED" | "CANCELLED" | "EXPIRED" | "REFUNDING" | "PARTLY_REFUNDED" | "REFUNDED";
        CardSummary: {
            brand: string;
            last4: string;
            expMonth: number;
            expYear: number;
        };
        OrderPayment: {
            paymentNo: string;
            method: components["schemas"]["PaymentMethod"];
            status: components["schemas"]["PaymentStatus"];
            amount: components["schemas"]["Money"];
            card?: components["schemas"]["CardSummary"];
            createdTime: components["schemas"]["Instant"];
            /** @description When the money came */
            settledTime?: components["schemas"]["Instant"];
        };
        Refund: {
            refundNo: string;
            amount: components["schemas"]["Money"];
            /**
             * @description HELD while the bank of the payer disputes the payment and leaves too little for it
             * @enum {string}
             */
            status: "PENDING" | "HELD" | "SETTLED" | "FAILED";
            reason: string;
            createdTime: components["schemas"]["Instant"];
            settledTime?: components["schemas"]["Instant"];
            /** @description Spent coins that came back with it; absent for none */
            coinReturn?: number;
            /** @description Earned coins that were taken back with it; absent for none */
            coinClawback?: number;
            /** @description Kept of the money for earned coins that were not there any more; absent for none */
            shortfall?: components["schemas"]["Money"];
            /** @description Kept of the money for gifts that stay with the shopper; absent for none */
            giftDeduction?: components["schemas"]["Money"];
            /** @description Coupons that came back with it, as they stand now; absent for none and outside of the order */
            couponReturn?: components["schemas"]["UserCoupon"][];
            /** @description Coins given instead of the money, with 5 % on top; absent for money */
            toCoins?: number;
        };
        /** @description The bank of the payer has taken money of the payment back */
        PaymentDispute: {
            /**
             * @description OPEN: the bank has not decided. WON: the shop has the money. LOST: the shopper has it.
             * @enum {string}
             */
            status: "OPEN" | "WON" | "LOST";
            amount: components["schemas"]["Money"];
            openedTime: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        RevokeMode: "CANCEL_UNPAID" | "CANCEL_PAID" | "CANCEL_REQUEST" | "WITHDRAW";
        /**
         * @description Send it back with the rest, or keep it for its price of the day of the order
         * @enum {string}
         */
        GiftChoice: "RETURN" | "DEDUCT";
        RevokedLine: {
            lineId: components["schemas"]["Id"];
            title: string;
            quantity: number;
            /** @description Of a gift that is not earned any more */
            giftChoice?: components["schemas"]["GiftChoice"];
        };
        Revoke: {
            revokeNo: string;
            orderNo: string;
            mode: components["schemas"]["RevokeMode"];
            /** @enum {string} */
            status: "SUBMITTED" | "ACCEPTED" | "AWAITING_RETURN" | "RECEIVED" | "REFUNDING" | "REFUNDED" | "REFUSED" | "LAPSED";
            receivedTime: components["schemas"]["Instant"];
            confirmationSentTime?: components["schemas"]["Instant"];
            returnDueTime?: components["schemas"]["Instant"];
            lines?: components["schemas"]["RevokedLine"][];
            /** @description What is refunded once the items have come back, or at once for items that were not sent */
            refundPreview?: components["schemas"]["Money"];
            /** @description Of items that were not sent: the withdrawal of the sent ones that was declared with it */
            declaredWith?: string;
            /** @description Taken off already for gifts that stay with the shopper; absent for none */
            giftDeduction?: components["schemas"]["Money"];
            refund: components["schemas"]["Refund"] | null;
        };
        Shipment: {
            id: components["schemas"]["Id"];
            carrier: string;
            carrierName: string;
            trackingNo: string;
            trackingUrl?: string;
            /** @enum {string} */
            status: "LABEL_CREATED" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "DELIVERED" | "EXCEPTION";
            lines: {
                lineId: components["schemas"]["Id"];
                quantity: number;
            }[];
            estDeliveryFrom?: components["schemas"]["Instant"];
            estDeliveryTo?: components["schemas"]["Instant"];
            events: {
                time: components["schemas"]["Instant"];
                code: string;
                text: string;
                location?: string;
            }[];
        };
        TimelineEntry: {
            time: components["schemas"]["Instant"];
            type: string;
            /** @enum {string} */
            actor: "USER" | "SYSTEM" | "STAFF" | "CARRIER" | "PSP";
            text: string;
        };
        /** @description A coupon that the order holds or has used */
        OrderCoupon: {
            couponId: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["CouponKind"];
            /** @description What it took off this order */
            discount: components["schemas"]["Money"];
            /**
             * @description HELD until the order is paid, RETURNED once the member may use it again
             * @enum {string}
             */
            status: "HELD" | "USED" | "RETURNED";
        };
        /** @description The coins of a member's order, spent and earned */
        OrderCoins: {
            /** @description Spent on it */
            used: number;
            /** @description What they took off */
            worth: components["schemas"]["Money"];
            /** @description Of those */
            returned: number;
            /** @description What it earned as a whole */
            toEarn: number;
            /** @description Of those, taken back with what was refunded */
            takenBack: number;
            /**
             * @description NONE before the payment and where nothing is left, PENDING until the order is completed
             * @enum {string}
             */
            earned: "NONE" | "PENDING" | "AVAILABLE";
        };
        /** @description Shipping protection of an order */
        OrderProtection: {
            /**
             * @description CANCELLED when it was taken out, or the order ended before it left
             * @enum {string}
             */
            state: "ACTIVE" | "CANCELLED" | "NONE";
            /** @description What was charged for it; 0 where it is free */
            fee: components["schemas"]["Money"];
            /** @description It can be taken out now */
            removable: boolean;
            /** @description What of the fee goes back when it is taken out; only while it can be */
            refund?: components["schemas"]["Money"];
            /** @description What was reported as delivered and is not there can be claimed, by it or by law */
            coversHandover: boolean;
        };
        Order: {
            orderNo: string;
            site: components["schemas"]["Site"];
            status: components["schemas"]["OrderStatus"];
            /** @enum {string} */
            paymentStatus: "NONE" | "PENDING" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED";
            /** @enum {string} */
            fulfilStatus: "NONE" | "ALLOCATED" | "PARTLY_SHIPPED" | "SHIPPED" | "DELIVERED";
            statusText: string;
            /** @description What happens next */
            statusHint: string;
            story?: components["schemas"]["OrderStory"];
            lines: components["schemas"]["OrderLine"][];
            /** @description The bundles that lines were bought in; absent where there is none */
            suits?: components["schemas"]["CartSuit"][];
            totals: components["schemas"]["Totals"];
            /** @description Written as in its country */
            shippingAddress: string[];
            billingAddress: string[];
            shippingCountry?: components["schemas"]["Country"];
            shippingMethod: components["schemas"]["ShippingOption"];
            remark?: string;
            placedTime: components["schemas"]["Instant"];
            payExpireTime: components["schemas"]["Instant"];
            paidTime?: components["schemas"]["Instant"];
            shippedTime?: components["schemas"]["Instant"];
            deliveredTime?: components["schemas"]["Instant"];
            completedTime?: components["schemas"]["Instant"];
            closedTime?: components["schemas"]["Instant"];
            closeReason?: string;
            cancelRequested?: boolean;
            payments: components["schemas"]["OrderPayment"][];
            refunds: components["schemas"]["Refund"][];
            /** @description Payments that the bank of the payer disputes or has disputed, the oldest first; absent for none */
            disputes?: components["schemas"]["PaymentDispute"][];
            /** @description Cancellations and withdrawals, the newest first */
            revokes?: components["schemas"]["Revoke"][];
            shipments: components["schemas"]["Shipment"][];
            timeline: components["schemas"]["TimelineEntry"][];
            /** @description The server decides */
            actions: components["schemas"]["OrderAction"][];
            /** @description Masked unless it is the member's own */
            email: string;
            guest: boolean;
            /** @description Absent where none was used */
            coupons?: components["schemas"]["OrderCoupon"][];
            /** @description Absent for a guest */
            coins?: components["schemas"]["OrderCoins"];
            protection: components["schemas"]["OrderProtection"];
            /** @description What it cost in coins; present where coins were exchanged for it */
            coinPrice?: number;
        };
        WithdrawableLine: {
            lineId: components["schemas"]["Id"];
            title: string;
            image: components["schemas"]["Image"];
            maxQuantity: number;
            /** @description Of them, pieces not sent yet, which are taken first; absent where all have left */
            unsentQuantity?: number;
            /** @description For one piece, for two, up to all */
            refunds: components["schemas"]["Money"][];
            /** @description Spent coins that come back for one piece, for two, up to all; absent for none */
            coins?: number[];
        };
        GiftLine: {
            lineId: components["schemas"]["Id"];
            /** @description What it counts for when none, one, up to all that are left of its pieces are given back */
            amounts: components["schemas"]["Money"][];
        };
        /** @description A gift that is to be sent back or paid for where what is kept does not reach its threshold any more; keeping nothing never does */
        WithdrawableGift: {
            lineId: components["schemas"]["Id"];
            title: string;
            image: components["schemas"]["Image"];
            quantity: number;
            /** @description What it costs where it stays, at most what goes back */
            worth: components["schemas"]["Money"];
            /** @description What its lines have to come to */
            threshold: components["schemas"]["Money"];
            lines: components["schemas"]["GiftLine"][];
        };
        /** @description Who withdraws, as the form is filled in at first */
        Declaration: {
            name: string;
            /** @description Masked unless it is the member's own */
            email: string;
        };
        /** @enum {string} */
        CancelReason: "CHANGED_MIND" | "WRONG_ADDRESS" | "WRONG_ITEM" | "FOUND_CHEAPER" | "TOO_SLOW" | "COUPON_FORGOTTEN" | "DUPLICATE" | "OTHER";
        RevokeOptions: {
            modes: {
                mode: components["schemas"]["RevokeMode"];
                until?: components["schemas"]["Instant"];
                label: string;
                refundPreview: components["schemas"]["Money"];
                consequences: string[];
                /** @description Of a withdrawal */
                lines?: components["schemas"]["WithdrawableLine"][];
                /** @description Comes on top, in the preview already, when nothing is kept */
                shippingRefund?: components["schemas"]["Money"];
                /** @description Comes on top, in the preview already, when nothing was sent and nothing is kept */
                protectionRefund?: components["schemas"]["Money"];
                /** @description Of a withdrawal; absent where the order has none */
                gifts?: components["schemas"]["WithdrawableGift"][];
                declared?: components["schemas"]["Declaration"];
                /** @description Spent coins that come back with all that is left; absent for none */
                coinReturn?: number;
                /** @description Coupons that come back when nothing is kept; absent for none */
                couponReturn?: components["schemas"]["OrderCoupon"][];
            }[];
            reasons: {
                code: components["schemas"]["CancelReason"];
                label: string;
            }[];
        };
        GiftAnswer: {
            lineId: components["schemas"]["Id"];
            choice: components["schemas"]["GiftChoice"];
        };
        RevokeRequest: {
            orderNo: components["schemas"]["OrderNo"];
            mode: components["schemas"]["RevokeMode"];
            /** @description Of a withdrawal; left out, everything that is left */
            lines?: {
                lineId: components["schemas"]["Id"];
                quantity: number;
            }[];
            /** @description Of a withdrawal; each gift that is not earned any more needs its answer */
            gifts?: components["schemas"]["GiftAnswer"][];
            reasonCode?: components["schemas"]["CancelReason"];
            note?: string;
            /** @description Left out, the name on the order */
            declaredName?: string;
            /** @description Left out or masked as it was shown, that of the order */
            declaredEmail?: string;
        };
        OrderRef: {
            orderNo: components["schemas"]["OrderNo"];
        };
        Rebuy: {
            added: string[];
            skipped: {
                sku: string;
                code: string;
            }[];
        };
        OrderAddressChange: {
            orderNo: components["schemas"]["OrderNo"];
            address: components["schemas"]["AddressFields"];
        };
        OrderLookup: {
            orderNo: components["schemas"]["OrderNo"];
            email: components["schemas"]["Email"];
        };
        CompletedOrder: {
            orderNo: string;
            status: components["schemas"]["OrderStatus"];
            paid: boolean;
            email: string;
            grandTotal: components["schemas"]["Money"];
            /** @description What it cost in coins; present where coins were exchanged for it */
            coinPrice?: number;
            lines: components["schemas"]["OrderLine"][];
            shippingMethod: components["schemas"]["ShippingOption"];
            story?: components["schemas"]["OrderStory"];
            coinsPending: number;
            nextSteps: string[];
            /** @description Present for a guest whose email has no account yet; the password alone then makes the account and keeps the order */
            accountInvite: {
                email: string;
            } | null;
        };
        KeepOrder: {
            orderNo: components["schemas"]["OrderNo"];
            password: components["schemas"]["Password"];
        };
        Seller: {
            name: string;
            address: string[];
            email: string;
            taxIds: string[];
        };
        Buyer: {
            name: string;
            company?: string;
            taxId?: string;
            address: string[];
        };
        InvoiceLine: {
            title: string;
            options?: string;
            sku?: string;
            quantity: number;
            unit: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        TaxLine: {
            /** @description Parts per 100,000 */
            rate: number;
            base: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
        };
        /** @description As it was issued; nothing in it follows the order or the catalogue */
        Invoice: {
            invoiceNo: string;
            /** @enum {string} */
            type: "RECEIPT" | "VAT_INVOICE" | "CREDIT_NOTE";
            issuedTime: components["schemas"]["Instant"];
            /** @description Number of the invoice that a credit note corrects */
            corrects?: string;
            seller: components["schemas"]["Seller"];
            buyer: components["schemas"]["Buyer"];
            lines: components["schemas"]["InvoiceLine"][];
            goods: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            shipping: components["schemas"]["Money"];
            taxLines: components["schemas"]["TaxLine"][];
            taxIncluded: boolean;
            tax: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            paidWith?: string;
            /** @description Why no VAT is charged; of places outside the VAT area alone */
            taxNote?: string;
        };
        Bill: {
            /** @description Where the order was placed */
            site: components["schemas"]["Site"];
            invoices: components["schemas"]["Invoice"][];
            /** @description The market writes value added tax on its invoices */
            canIssueVat: boolean;
            /** @description True until the invoice is issued, which the payment does, and until a company was named */
            buyerEditable: boolean;
            company?: string;
            taxId?: string;
        };
        InvoiceBuyer: {
            orderNo: components["schemas"]["OrderNo"];
            company?: string;
            taxId?: string;
        };
        InvoiceNo: string;
        TicketDesk: {
            /** @description True while people of the shop answer */
            isOpen: boolean;
            /** @description By the clock of the market: Mon–Fri, 9:00 AM – 6:00 PM ET */
            hoursText: string;
            /** @description Until when we answer what is written now */
            answerTime: components["schemas"]["Instant"];
            /** @description The same, as the market writes it: Tue, Nov 24, 6:00 PM ET */
            answerText: string;
            /** @description A mailbox that people read; answers to tickets have addresses of their own */
            mailAddress: string;
        };
        /** @description From the link in a mail to a guest; opens the tickets of its address */
        TicketKey: string;
        /** @enum {string} */
        TicketCategory: "ORDER" | "DELIVERY" | "RETURN" | "PRODUCT" | "APP" | "PAYMENT" | "ACCOUNT" | "OTHER";
        /**
         * Format: uuid
         * @description Made by the browser for a message that is being written
         */
        DraftId: string;
        /** @description Pictures that were stored for this message, by the draft that they were chosen for. */
        TicketMedia: {
            draftId: components["schemas"]["DraftId"];
            mediaIds: components["schemas"]["Id"][];
        };
        NewTicket: {
            category: components["schemas"]["TicketCategory"];
            /** @description One that the caller can open */
            orderNo?: components["schemas"]["OrderNo"];
            /** @description The product that it is about */
            model?: components["schemas"]["SpuCode"];
            subject: string;
            text: string;
            media?: components["schemas"]["TicketMedia"];
            /** @description Of a guest */
            email?: components["schemas"]["Email"];
            /** @description A conversation with the assistant that the caller may read: it becomes the first messages */
            sessionId?: components["schemas"]["AssistantSessionId"];
        };
        TicketNo: string;
        TicketReceipt: {
            ticketNo: components["schemas"]["TicketNo"];
            /**
             * @description VERIFY where the link in the mail comes first
             * @enum {string}
             */
            state: "SENT" | "VERIFY";
            emailMasked: string;
            answerTime: components["schemas"]["Instant"];
            answerText: string;
        };
        /**
         * @description OPEN until the shop answers for the first time. WAITING_USER and WAITING_STAFF say who is to write next. RESOLVED can be reopened; CLOSED takes nothing more.
         * @enum {string}
         */
        TicketStatus: "OPEN" | "WAITING_USER" | "WAITING_STAFF" | "RESOLVED" | "CLOSED";
        TicketSummary: {
            ticketNo: components["schemas"]["TicketNo"];
            /** @description As it is shown */
            subject: string;
            category: components["schemas"]["TicketCategory"];
            status: components["schemas"]["TicketStatus"];
            statusText: string;
            isProved: boolean;
            /** @description Messages of the shop that were not seen */
            unread: number;
            createdTime: components["schemas"]["Instant"];
            changedTime: components["schemas"]["Instant"];
        };
        TicketPage: {
            list: components["schemas"]["TicketSummary"][];
            total: number;
            pageNo: number;
            pageSize: number;
        };
        TicketTextPart: {
            /** @description As it is shown */
            text: string;
            /** @description It repeats what the mail answers to */
            isQuoted: boolean;
        };
        TicketMessage: {
            seq: number;
            time: components["schemas"]["Instant"];
            /**
             * @description SHOP_NOTE is said by the shop by itself
             * @enum {string}
             */
            from: "SHOPPER" | "SHOP" | "ASSISTANT" | "SHOP_NOTE";
            byMail: boolean;
            /** @description As it is shown, of a mail without what it quotes */
            text: string;
            /** @description The whole of a mail that quotes, in its order */
            parts?: components["schemas"]["TicketTextPart"][];
            media: components["schemas"]["ReviewMedia"][];
        };
        /**
         * @description What the shopper can do; CONFIRM is asked of a guest whose address is not proved.
         * @enum {string}
         */
        TicketAction: "CONFIRM" | "REPLY" | "RESOLVE" | "REOPEN" | "RATE";
        Ticket: {
            ticketNo: components["schemas"]["TicketNo"];
            subject: string;
            category: components["schemas"]["TicketCategory"];
            status: components["schemas"]["TicketStatus"];
            statusText: string;
            isProved: boolean;
            unread: number;
            createdTime: components["schemas"]["Instant"];
            changedTime: components["schemas"]["Instant"];
            emailMasked: string;
            orderNo?: components["schemas"]["OrderNo"];
            model?: components["schemas"]["SpuCode"];
            productTitle?: string;
            /** @description Until when we answer, while we owe one: Tue, Nov 24, 6:00 PM ET */
            answerText?: string;
            /** @description Until when it can be reopened */
            closesText?: string;
            rating: number | null;
            messages: components["schemas"]["TicketMessage"][];
            actions: components["schemas"]["TicketAction"][];
        };
        NewTicketMessage: {
            ticketNo: components["schemas"]["TicketNo"];
            text: string;
            media?: components["schemas"]["TicketMedia"];
        };
        TicketRef: {
            ticketNo: components["schemas"]["TicketNo"];
        };
        TicketRating: {
            ticketNo: components["schemas"]["TicketNo"];
            rating: number;
        };
        TicketConfirmation: {
            ticketNo: components["schemas"]["TicketNo"];
            mine: boolean;
        };
        TicketMailReceipt: {
            /**
             * @description UNVERIFIED is for staff only; IGNORED are mails of machines, to nobody, and what is too much
             * @enum {string}
             */
            outcome: "ADDED" | "UNVERIFIED" | "IGNORED" | "REPEATED";
        };
        /**
         * @description The money for something that never came or stays with the shopper, the money for something sent back, another one for it, or what the warranty owes.
         * @enum {string}
         */
        RmaType: "REFUND_ONLY" | "RETURN" | "REPLACEMENT" | "WARRANTY";
        RmaTypeOption: {
            type: components["schemas"]["RmaType"];
            /** @description The last moment of it */
            until?: components["schemas"]["Instant"];
            /** @description Why it is not possible; absent where it is */
            why?: string;
        };
        RmaNo: string;
        RmaLineOptions: {
            lineId: components["schemas"]["Id"];
            spu: components["schemas"]["SpuCode"];
            title: string;
            image: components["schemas"]["Image"];
            options: components["schemas"]["OptionValue"][];
            /** @description Pieces that are neither given back nor on their way back */
            maxQuantity: number;
            /** @description What was paid for one piece, two, up to all */
            refunds: components["schemas"]["Money"][];
            types: components["schemas"]["RmaTypeOption"][];
            /** @description The request that is open about this line; there is one at a time */
            openRmaNo?: components["schemas"]["RmaNo"];
        };
        /** @enum {string} */
        RmaReason: "NO_LONGER_WANTED" | "WRONG_ITEM" | "MISSING_PART" | "DAMAGED_IN_TRANSIT" | "DEFECTIVE" | "NOT_AS_DESCRIBED" | "CONNECT_PROBLEM" | "LATE" | "NOT_RECEIVED";
        RmaReasonOption: {
            code: components["schemas"]["RmaReason"];
            label: string;
            types: components["schemas"]["RmaType"][];
            needsPhoto: boolean;
            /** @description What often mends it; shown before the request */
            firstHelp?: string[];
        };
        RmaEligibility: {
            orderNo: string;
            /** @description Where the order was placed */
            site: components["schemas"]["Site"];
            lines: components["schemas"]["RmaLineOptions"][];
            reasons: components["schemas"]["RmaReasonOption"][];
            /** @description What only shipping protection would cover, and what helps without; absent for nothing */
            protectionNote?: string;
        };
        NewRmaLine: {
            lineId: components["schemas"]["Id"];
            quantity: number;
            reason: components["schemas"]["RmaReason"];
            note?: string;
            /** @description Uploads of whoever asks */
            media?: components["schemas"]["Id"][];
        };
        /**
         * @description The way the money came, as always without it, or coins with 5 % on top; a member's choice
         * @enum {string}
         */
        RmaRefundTo: "ORIGINAL" | "COINS";
        NewRma: {
            orderNo: components["schemas"]["OrderNo"];
            type: components["schemas"]["RmaType"];
            lines: components["schemas"]["NewRmaLine"][];
            refundTo?: components["schemas"]["RmaRefundTo"];
            /** @description Of a return; each gift that is not earned any more needs its answer */
            gifts?: components["schemas"]["GiftAnswer"][];
        };
        /** @enum {string} */
        RmaStatus: "REQUESTED" | "NEEDS_INFO" | "AWAITING_RETURN" | "RETURNING" | "INSPECTING" | "REFUNDING" | "REPLACING" | "REFUNDED" | "REPLACED" | "REJECTED" | "CANCELLED" | "LAPSED" | "ENDED";
        RmaLine: {
            lineId: components["schemas"]["Id"];
            spu: components["schemas"]["SpuCode"];
            title: string;
            image: components["schemas"]["Image"];
            quantity: number;
            /** @description What was paid for these pieces */
            paid: components["schemas"]["Money"];
            reason: components["schemas"]["RmaReason"];
            reasonLabel: string;
            /** @description As it is shown */
            note?: string;
            /** @description Of a gift that is not earned any more */
            giftChoice?: components["schemas"]["GiftChoice"];
            media: components["schemas"]["ReviewMedia"][];
        };
        RmaLabel: {
            carrierName: string;
            trackingNo: string;
            trackingUrl?: string;
            /** @enum {string} */
            paidBy: "SHOP" | "SHOPPER";
        };
        RmaParcel: {
            carrierName: string;
            trackingNo: string;
        };
        SendBackParcel: {
            shipmentId: components["schemas"]["Id"];
            carrierName: string;
            trackingNo: string;
            trackingUrl?: string;
            /** @enum {string} */
            status: "LABEL_CREATED" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "DELIVERED" | "EXCEPTION";
        };
        RmaMessage: {
            time: components["schemas"]["Instant"];
            /** @enum {string} */
            from: "SHOPPER" | "SHOP";
            /** @description As it is shown */
            text: string;
            media: components["schemas"]["ReviewMedia"][];
        };
        RmaStep: {
            time: components["schemas"]["Instant"];
            status: components["schemas"]["RmaStatus"];
            text: string;
        };
        /** @enum {string} */
        RmaAction: "CANCEL" | "SHIP" | "ANSWER" | "MESSAGE" | "LABEL";
        Rma: {
            rmaNo: string;
            orderNo: string;
            /** @description Where the order was placed */
            site: components["schemas"]["Site"];
            type: components["schemas"]["RmaType"];
            status: components["schemas"]["RmaStatus"];
            statusText: string;
            /** @description What happens next */
            statusHint: string;
            createdTime: components["schemas"]["Instant"];
            /** @description A claim on the shipping protection of the order; absent for others */
            isProtected?: boolean;
            /** @description Until when the shopper has to answer or to send */
            deadlineTime?: components["schemas"]["Instant"];
            lines: components["schemas"]["RmaLine"][];
            /** @description What was paid for these pieces: no refund is larger */
            paid: components["schemas"]["Money"];
            /** @description Kept of the money for gifts that stay with the shopper; absent for none */
            giftDeduction?: components["schemas"]["Money"];
            refundTo?: components["schemas"]["RmaRefundTo"];
            refund: components["schemas"]["Refund"] | null;
            /** @description Why it was refused, or what the shop asks */
            note?: string;
            label?: components["schemas"]["RmaLabel"];
            /** @description What the shopper said they sent */
            parcel?: components["schemas"]["RmaParcel"];
            /** @description The parcel with the other one */
            replacement?: components["schemas"]["RmaParcel"];
            /** @description The parcel that brings items back which were not accepted */
            sendBack?: components["schemas"]["SendBackParcel"];
            /** @description The oldest first */
            messages: components["schemas"]["RmaMessage"][];
            /** @description The newest first */
            history: components["schemas"]["RmaStep"][];
            /** @description The server decides */
            actions: components["schemas"]["RmaAction"][];
        };
        OwedGift: {
            lineId: components["schemas"]["Id"];
            title: string;
            image: components["schemas"]["Image"];
            quantity: number;
            /** @description Its price of the day of the order */
            worth: components["schemas"]["Money"];
            /** @description What is kept for it where it stays, at most what goes back */
            deduction: components["schemas"]["Money"];
        };
        /** @description What a request would give back as things stand */
        RmaPreview: {
            /** @description What was paid for these pieces */
            goods: components["schemas"]["Money"];
            /** @description Of the outbound delivery */
            delivery: components["schemas"]["Money"];
            /** @description Kept of the money for earned coins that are not there any more; only where the shopper changed their mind */
            shortfall: components["schemas"]["Money"];
            /** @description Kept of the money for gifts that stay with the shopper */
            giftDeduction: components["schemas"]["Money"];
            /** @description Gifts that are not earned any more */
            gifts: components["schemas"]["OwedGift"][];
            /** @description What goes back: goods and delivery without the shortfall and the gifts */
            amount: components["schemas"]["Money"];
            /** @description Spent coins that come back */
            coinReturn: number;
            /** @description Earned coins that are taken back */
            coinClawback: number;
            /** @description What `amount` comes to in coins */
            toCoins: number;
        };
        RmaCard: {
            rmaNo: string;
            orderNo: string;
            /** @description Where the order was placed */
            site: components["schemas"]["Site"];
            type: components["schemas"]["RmaType"];
            status: components["schemas"]["RmaStatus"];
            statusText: string;
            createdTime: components["schemas"]["Instant"];
            deadlineTime?: components["schemas"]["Instant"];
            /** @description Of the first line */
            title: string;
            image: components["schemas"]["Image"];
            pieces: number;
        };
        RmaPage: {
            list: components["schemas"]["RmaCard"][];
            total: number;
            pageNo: number;
            pageSize: number;
        };
        RmaRef: {
            orderNo: components["schemas"]["OrderNo"];
            rmaNo: components["schemas"]["RmaNo"];
        };
        RmaShipping: {
            orderNo: components["schemas"]["OrderNo"];
            rmaNo: components["schemas"]["RmaNo"];
            carrierName: string;
            trackingNo: string;
        };
        NewRmaMessage: {
            orderNo: components["schemas"]["OrderNo"];
            rmaNo: components["schemas"]["RmaNo"];
            text: string;
            media?: components["schemas"]["Id"][];
        };
        /** @description From a link in a mail; opens the preferences of its address only */
        MailToken: string;
        /** @enum {string} */
        MailTopic: "ORDER_UPDATES" | "STOCK_ALERTS" | "REWARDS" | "COMMUNITY" | "NEWS";
        MailPreferences: {
            emailMasked: string;
            topics: {
                topic: components["schemas"]["MailTopic"];
                label: string;
                about: string;
                /** @enum {string} */
                state: "ON" | "OFF";
                /** @description Needed for an order; cannot be switched off */
                locked?: boolean;
            }[];
        };
        /** @description Everything left out stays as it is; with nothing but a token its own topic ends */
        MailPreferencesChange: {
            token?: components["schemas"]["MailToken"];
            topics?: {
                topic: components["schemas"]["MailTopic"];
                /** @enum {string} */
                state: "ON" | "OFF";
            }[];
            /** @description What a form sends: these stay or begin, all others that are not locked end */
            wanted?: components["schemas"]["MailTopic"][];
            /**
             * @description Ends every topic that is not locked
             * @constant
             */
            all?: true;
            /** @enum {string} */
            reasonCode?: "TOO_MANY" | "NOT_RELEVANT" | "NEVER_ASKED" | "OTHER";
            /**
             * @description What mail programs send
             * @constant
             */
            "List-Unsubscribe"?: "One-Click";
        };
        PreferencesLinkRequest: {
            email: components["schemas"]["Email"];
        };
        SavedCard: {
            id: components["schemas"]["Id"];
            brand: string;
            last4: string;
            expMonth: number;
            expYear: number;
            isDefault: boolean;
        };
        /** @description REDIRECT leaves for url; CARD_FORM frames fieldsUrl (the provider's own origin); THREE_DS frames url. */
        NextAction: {
            /** @enum {string} */
            type: "REDIRECT" | "CARD_FORM" | "THREE_DS" | "NONE";
            url?: string;
            fieldsUrl?: string;
            clientSecret?: string;
        };
        Payment: {
            paymentNo: string;
            orderNo: string;
            method: components["schemas"]["PaymentMethod"];
            status: components["schemas"]["PaymentStatus"];
            amount: components["schemas"]["Money"];
            nextAction: components["schemas"]["NextAction"];
            failure?: {
                code: string;
                message: string;
                retryable: boolean;
            };
            card?: components["schemas"]["CardSummary"];
            attempt: number;
            createdTime: components["schemas"]["Instant"];
            settledTime?: components["schemas"]["Instant"];
        };
        PaymentMethods: {
            orderNo: string;
            status: components["schemas"]["OrderStatus"];
            amount: components["schemas"]["Money"];
            list: components["schemas"]["PayMethod"][];
            savedCards: components["schemas"]["SavedCard"][];
            live?: components["schemas"]["Payment"];
            /** @description The newest attempt that failed */
            last?: components["schemas"]["Payment"];
            payExpireTime: components["schemas"]["Instant"];
        };
        CreatePayment: {
            orderNo: components["schemas"]["OrderNo"];
            method: components["schemas"]["PayMethodCode"];
            savedCardId?: components["schemas"]["Id"];
            /** @description The visit that pays, for the provider who looks for fraud */
            riskSession?: string;
        };
        PaymentNo: string;
        ConfirmCard: {
            paymentNo: components["schemas"]["PaymentNo"];
            cardToken: string;
            saveCard: boolean;
        };
        PaymentProgress: {
            payment: components["schemas"]["Payment"];
            orderNo: string;
            orderStatus: components["schemas"]["OrderStatus"];
            /** @enum {string} */
            next: "DONE" | "RETRY" | "WAIT" | "ACT";
        };
        Recall: {
            paymentNo: components["schemas"]["PaymentNo"];
            state: string;
            params?: {
                [key: string]: string;
            };
        };
        PaymentRef: {
            paymentNo: components["schemas"]["PaymentNo"];
        };
        Address: {
            id: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            latinName?: string;
            company?: string;
            phone: string;
            country: components["schemas"]["Country"];
            region?: string;
            city: string;
            district?: string;
            line1: string;
            line2?: string;
            postcode: string;
            note?: string;
            isDefaultShipping: boolean;
            isDefaultBilling: boolean;
            /** @enum {string} */
            tag: "HOME" | "WORK" | "OTHER";
            /** @description True where the current market ships to the country */
            deliverable: boolean;
            /** @description The address as it is written in its country, name first or last as usual there */
            lines: string[];
        };
        AddressList: {
            list: components["schemas"]["Address"][];
            max: number;
        };
        AddressInput: {
            firstName: string;
            lastName: string;
            /**
             * Name in Latin letters
             * @description As a carrier reads it, where the name has other letters
             */
            latinName?: string;
            company?: string;
            phone: string;
            country: components["schemas"]["Country"];
            region?: string;
            city: string;
            district?: string;
            line1: string;
            line2?: string;
            postcode: string;
            note?: string;
            isDefaultShipping?: boolean;
            isDefaultBilling?: boolean;
            /** @enum {string} */
            tag?: "HOME" | "WORK" | "OTHER";
        };
        AddressChange: {
            id: components["schemas"]["Id"];
            address: components["schemas"]["AddressInput"];
        };
        AddressField: {
            /** @enum {string} */
            name: "firstName" | "lastName" | "latinName" | "company" | "phone" | "region" | "city" | "district" | "line1" | "line2" | "postcode" | "note";
            label: string;
            required: boolean;
            maxLength: number;
            pattern?: string;
            options?: {
                value: string;
                label: string;
            }[];
            autocomplete: string;
            /** @enum {string} */
            inputMode: "text" | "tel" | "numeric";
        };
        AddressSchema: {
            country: components["schemas"]["Country"];
            /** @description In the order of the country */
            fields: components["schemas"]["AddressField"][];
            postcodeExample: string;
            phonePrefix: string;
        };
        OrderState: {
            orderNo: string;
            status: components["schemas"]["OrderStatus"];
        };
        ShipOrder: {
            orderNo: components["schemas"]["OrderNo"];
            carrier: string;
            trackingNo: string;
            /** @description Left out, all that is not yet shipped */
            lines?: {
                lineId: components["schemas"]["Id"];
                quantity: number;
            }[];
        };
        ReturnReceived: {
            revokeNo: string;
        };
        RefundOrder: {
            orderNo: components["schemas"]["OrderNo"];
            /** @description Minor units; left out */
            amount?: number;
            reason: string;
        };
        SkuStock: {
            sku: string;
            site: components["schemas"]["Site"];
            stock: number;
            reserved: number;
            /** @description Pieces that the flash session that runs has still to sell; nobody else can have them */
            flash: number;
            /** @description Pieces that everybody can have */
            available: number;
        };
        StockSet: {
            sku: components["schemas"]["SkuCode"];
            site: components["schemas"]["Site"];
            stock: number;
        };
        PriceImport: {
            rows: {
                sku: components["schemas"]["SkuCode"];
                site: components["schemas"]["Site"];
                /** @description Minor units; at most what a full cart can be added up with */
                listAmount: number;
                saleAmount?: number | null;
            }[];
        };
        PriceImported: {
            changed: number;
            unchanged: number;
        };
        InboxMail: {
            id: components["schemas"]["Id"];
            to: string;
            /** @description Where an answer goes */
            replyTo?: string;
            subject: string;
            text: string;
            html: string;
            attachments?: {
                name: string;
                type: string;
                /** @description Its bytes, in base64 where it is no text */
                text: string;
                /** @enum {string} */
                encoding?: "base64";
            }[];
            time: components["schemas"]["Instant"];
        };
        Inbox: {
            list: components["schemas"]["InboxMail"][];
        };
        /** @description A title: up to 60 characters */
        TitleText: string;
        /** @description A sentence: up to 200 characters */
        SentenceText: string;
        /** @description A picture of media/manifest.json by its name, and what it shows */
        PictureFile: {
            slug: components["schemas"]["SpuCode"];
            alt: components["schemas"]["SentenceText"];
        };
        /** @description By the clock of the market, such as 2026-11-27 09:00 */
        MarketTime: string;
        /** @description When a campaign is shown in a market. The end is the first minute without it. */
        CampaignWindow: {
            /** @description From then on its page is open; without it the page opens with the start */
            preview?: components["schemas"]["MarketTime"];
            start: components["schemas"]["MarketTime"];
            /** @description From then on the page says that it ends soon */
            lastChance?: components["schemas"]["MarketTime"];
            end: components["schemas"]["MarketTime"];
        };
        /** @description Names the block on its page */
        BlockId: string;
        /** @description The phases that show it; without it all */
        BlockPhases: ("WARMUP" | "MAIN" | "LAST_CHANCE")[];
        /** @description The markets that show it; without it all */
        BlockSites: components["schemas"]["Site"][];
        /** @description A button: up to 30 characters */
        ButtonText: string;
        /** @description A page of the shop without its market, such as /collections?handle=golden-hour, or #part- with the id of a block */
        ShopPath: string;
        HeroFile: {
            title: components["schemas"]["TitleText"];
            text: components["schemas"]["SentenceText"];
            action: components["schemas"]["ButtonText"];
            href: components["schemas"]["ShopPath"];
            image: components["schemas"]["PictureFile"];
            /** @description The same picture cut upright for a narrow screen */
            upright?: components["schemas"]["PictureFile"];
        };
        RailFile: {
            title: components["schemas"]["TitleText"];
            text: components["schemas"]["SentenceText"];
            href: components["schemas"]["ShopPath"];
            pick: components["schemas"]["ProductPick"];
            limit: number;
        };
        /** @description An answer: up to 600 characters */
        AnswerText: string;
        /** @description A line of Markdown */
        TextLine: string;
        CampaignFileBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "HERO";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: {
                heroes: components["schemas"]["HeroFile"][];
            };
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "FEATURE";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: components["schemas"]["HeroFile"];
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "PRODUCT_RAIL";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: components["schemas"]["RailFile"];
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "PRODUCT_GRID";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: components["schemas"]["RailFile"];
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "VIDEO";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: {
                title: components["schemas"]["TitleText"];
                text: components["schemas"]["SentenceText"];
                action: components["schemas"]["ButtonText"];
                href: components["schemas"]["ShopPath"];
                film: {
                    film: components["schemas"]["SpuCode"];
                    title: components["schemas"]["SentenceText"];
                    posterAlt?: components["schemas"]["SentenceText"];
                };
            };
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "QUESTIONS";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: {
                title: components["schemas"]["TitleText"];
                items: {
                    question: components["schemas"]["SentenceText"];
                    answer: components["schemas"]["AnswerText"];
                }[];
            };
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "TRUST_ROW";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: {
                items: {
                    /** @enum {string} */
                    icon: "truck" | "return" | "shield" | "mail";
                    title: components["schemas"]["TitleText"];
                    text: components["schemas"]["SentenceText"];
                }[];
            };
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "COUNTDOWN";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: {
                title: components["schemas"]["TitleText"];
            };
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "COUPONS";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: {
                title: components["schemas"]["TitleText"];
                text: components["schemas"]["SentenceText"];
                /** @description Coupons of the center, of all markets; each market shows its own */
                templates: components["schemas"]["Id"][];
            };
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "TABS";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: {
                title: components["schemas"]["TitleText"];
                limit: number;
                tabs: {
                    label: components["schemas"]["ButtonText"];
                    pick: components["schemas"]["ProductPick"];
                }[];
            };
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "RULES";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: {
                title: components["schemas"]["TitleText"];
                /** @description Markdown, a line each; nothing of it is HTML */
                text: components["schemas"]["TextLine"][];
            };
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "ANCHORS";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: {
                items: {
                    label: components["schemas"]["ButtonText"];
                    block: components["schemas"]["BlockId"];
                }[];
            };
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "PRICE_HOLD";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: {
                title: components["schemas"]["TitleText"];
                text: components["schemas"]["SentenceText"];
            };
        } | {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "REMIND";
            /** @constant */
            version: 1;
            phases?: components["schemas"]["BlockPhases"];
            sites?: components["schemas"]["BlockSites"];
            data: {
                title: components["schemas"]["TitleText"];
                text: components["schemas"]["SentenceText"];
            };
        };
    };
    responses: never;
    parameters: {
        /** @description Made once for the intent and kept with it; the same key gives the same answer */
        IdempotencyKey: string;
        /** @description Made once for the intent and kept with it; with the same key it is done once, and the answer shows what is there */
        OptionalIdempotencyKey: string;
        TicketKeyParameter: components["schemas"]["TicketKey"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    checkEmail: {
        parameters: {
            query: {
                email: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            registered: boolean;
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    scene: components["schemas"]["CodeScene"];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeSent"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    checkCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    scene: components["schemas"]["CodeScene"];
                    code: string;
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeTicket"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AuthTokens"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    ticket: string;
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AuthTokens"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    changeUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInfoChange"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listSavvyPoints: {
        parameters: {
            query?: {
                /** @description The running month when left out */
                month?: components["schemas"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SavvyMonth"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getSuInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SuInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                    clientId: string;
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RefreshedTokens"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword: components["schemas"]["Password"];
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    sendEmailProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailProof"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    requestDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DeletionAhead"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    cancelDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ExportOrdered"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SignedInSessions"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    initClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ClientInit"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listMarkets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["Market"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    reportPageTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageTimeReport"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    reportFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultReport"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadMedia: {
        parameters: {
            query?: {
                /** @description The order that it belongs to; left out, it belongs to the member */
                orderNo?: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UploadedMedia"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readCoinSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CoinSummary"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    checkIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CheckIn"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listCoinTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CoinTaskList"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    reportCoinTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoinTaskReport"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CoinTaskReceipt"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    claimCoinTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoinTaskName"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CoinTaskReward"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listCoinTaskProducts: {
        parameters: {
            query: {
                taskId: components["schemas"]["Id"];
                pageNo?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CoinTaskProducts"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listCoinDetails: {
        parameters: {
            query?: {
                type?: components["schemas"]["CoinEntryFilter"];
                /** @description The running month when left out */
                month?: components["schemas"]["Month"];
                /** @description The last entry of the page before */
                after?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CoinDetails"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readCoinRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CoinRule"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listSuits: {
        parameters: {
            query?: {
                room?: components["schemas"]["SuitRoom"];
                pageNo?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SuitPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getSuit: {
        parameters: {
            query: {
                suitId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SuitDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listSuitsOfProduct: {
        parameters: {
            query: {
                spu: components["schemas"]["SpuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["SuitCard"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listCoinExchange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CoinExchangeList"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    exchangeCoins: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoinExchangeRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CoinExchanged"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getShareCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ShareCode"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    bindShareCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareBindRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ShareBind"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getHomeLayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["HomeLayout"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getCategoryTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["Category"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                q?: string;
                /** @description True for the words as they are typed, also where nothing has them */
                exact?: boolean;
                categoryId?: components["schemas"]["Id"];
                collection?: components["schemas"]["SpuCode"];
                /** @description Chosen facet values, each written key:value; values of one key widen, keys narrow */
                facets?: string[];
                /** @description Minor units */
                priceMin?: number;
                /** @description Minor units */
                priceMax?: number;
                inStock?: boolean;
                sort?: "RELEVANCE" | "BEST" | "NEW" | "PRICE_ASC" | "PRICE_DESC" | "RATING";
                pageNo?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ProductPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    suggest: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Suggestions"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getHotTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            terms: string[];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: {
                spu?: components["schemas"]["SpuCode"];
                sku?: components["schemas"]["SkuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ProductDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getPriceDetail: {
        parameters: {
            query: {
                sku: components["schemas"]["SkuCode"];
                quantity: components["schemas"]["Quantity"];
                buyType?: components["schemas"]["BuyType"];
                promoItemId?: components["schemas"]["Id"];
                /** @description The other pieces of the bundle that is counted as a whole, each as often as it is in it; for buyType 4, whose promotion item is the bundle */
                suitSkus?: components["schemas"]["SkuCode"][];
                /** @description A coupon of the member that the price is counted with */
                couponId?: components["schemas"]["Id"];
                /** @description One for the delivery */
                shippingCouponId?: components["schemas"]["Id"];
                /** @description True: with as many coins of the member as can be used */
                coins?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PriceDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getWarranty: {
        parameters: {
            query: {
                spu: components["schemas"]["SpuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Warranty"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getEfficiency: {
        parameters: {
            query?: {
                spu?: components["schemas"]["SpuCode"];
                sku?: components["schemas"]["SkuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["EnergyLabel"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getManual: {
        parameters: {
            query?: {
                /** @description The market whose warranty, words and company it names */
                site?: "US" | "EU" | "GB" | "CA" | "JA";
            };
            header?: never;
            path: {
                spu: components["schemas"]["SpuCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, or the envelope when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getProductSheet: {
        parameters: {
            query: {
                sku: components["schemas"]["SkuCode"];
                /** @description The market whose company is named as the supplier */
                site?: "EU" | "GB";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, or the envelope when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listWallLamps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope; the variants of a product side by side, what is of use only beside another variant left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["WallLamp"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listLaunches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope; the next launch first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["ProductCard"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    recommend: {
        parameters: {
            query: {
                scene: "HOME" | "PDP" | "CART" | "DONE" | "EMPTY" | "CENTER";
                spu?: components["schemas"]["SpuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Recommendations"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    askAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssistantQuestion"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AssistantReply"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sessionId: components["schemas"]["AssistantSessionId"];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AssistantConversation"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    clearAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sessionId: components["schemas"]["AssistantSessionId"];
                    /** @description False takes it back within the hour */
                    cleared: boolean;
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getPolicy: {
        parameters: {
            query: {
                key: components["schemas"]["SpuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Policy"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    searchHelp: {
        parameters: {
            query: {
                q: string;
                pageNo?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["HelpSearch"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    resolveHelpLink: {
        parameters: {
            query?: {
                key?: string;
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["HelpTarget"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["PolicySummary"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getSupportHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SupportHome"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getProductHelp: {
        parameters: {
            query: {
                model: components["schemas"]["SpuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ProductHelp"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getTopicHelp: {
        parameters: {
            query: {
                topicId: components["schemas"]["Id"];
                faqId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TopicHelp"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getHelpVote: {
        parameters: {
            query: {
                faqId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["HelpVote"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    sendHelpFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpFeedback"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["HelpVote"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query: {
                spu: components["schemas"]["SpuCode"];
                rating?: number;
                withMedia?: boolean;
                sort?: "NEW" | "HELPFUL" | "RATING_DESC" | "RATING_ASC";
                pageNo?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ReviewPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ReviewReceipt"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    voteHelpful: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpfulVote"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["HelpfulCount"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    reportReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReport"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                spu?: components["schemas"]["SpuCode"];
                tag?: components["schemas"]["QaTag"];
                q?: string;
                sort?: "HOT" | "NEW" | "UNANSWERED";
                pageNo?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["QuestionPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getQuestion: {
        parameters: {
            query: {
                questionId: components["schemas"]["Id"];
                pageNo?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["QuestionDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    findSimilarQuestions: {
        parameters: {
            query: {
                q: string;
                spu?: components["schemas"]["SpuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SimilarQuestions"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQuestion"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Question"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReply"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["QaReply"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    likeContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Like"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["LikeCount"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    followQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionFollow"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["FollowCount"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    reportContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentReport"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    chooseBestReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BestReply"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["BestReply"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    editContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentChange"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    applyAsAnswerer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswererApplication"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AnswererStatus"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getAnswererStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AnswererStatus"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getQaSpace: {
        parameters: {
            query: {
                tab: components["schemas"]["QaSpaceTab"];
                /** @description The key behind which the list goes on */
                after?: components["schemas"]["SpaceKey"];
                /** @description In INVITED, the product whose questions are wanted */
                spu?: components["schemas"]["SpuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["QaSpace"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listDrafts: {
        parameters: {
            query: {
                kind: components["schemas"]["QaDraftKind"];
                target: components["schemas"]["QaDraftTarget"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["QaDrafts"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QaDraftChange"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["QaDraftSaved"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QaDraftRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query: {
                replyId: components["schemas"]["Id"];
                sort?: components["schemas"]["CommentSort"];
                pageNo?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CommentPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    commentOnReply: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["QaComment"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listFavourites: {
        parameters: {
            query?: {
                spu?: components["schemas"]["SpuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["FavouriteList"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["CollectionCard"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getCollection: {
        parameters: {
            query: {
                handle: components["schemas"]["SpuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CollectionDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    subscribeStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sku: components["schemas"]["SkuCode"];
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    confirmStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getStock: {
        parameters: {
            query: {
                skus: components["schemas"]["SkuCode"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["StockAnswer"][];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CartView"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    updateCartLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartLineChange"][];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CartView"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    addCartLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for the intent and kept with it; with the same key it is done once, and the answer shows what is there */
                "idempotency-key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartLineInput"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CartView"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteCartLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CartView"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    mergeCart: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeLine"][];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MergedLine"][];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    withdrawMerge: {
        parameters: {
            query: {
                /** @description The key of the merge */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawnMerge"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getCartQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: number;
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    quoteCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: components["schemas"]["MergeLine"][];
                    selected: string[];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CartView"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                tab?: "UNUSED" | "USED" | "EXPIRED";
                after?: components["schemas"]["Id"];
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CouponWallet"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getCouponCenter: {
        parameters: {
            query?: {
                /** @description Only those that are for it */
                sku?: components["schemas"]["SkuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CouponCenter"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    claimCoupon: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    templateId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserCoupon"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    redeemCoupon: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserCoupon"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listCouponProducts: {
        parameters: {
            query?: {
                couponId?: components["schemas"]["Id"];
                templateId?: components["schemas"]["Id"];
                /** @description The selected plain lines of a guest, each written sku:quantity; the cart of a member is known */
                cart?: string[];
                /** @description Chosen facet values, each written key:value; values of one key widen, keys narrow */
                facets?: string[];
                /** @description Minor units */
                priceMin?: number;
                /** @description Minor units */
                priceMax?: number;
                inStock?: boolean;
                sort?: "RELEVANCE" | "BEST" | "NEW" | "PRICE_ASC" | "PRICE_DESC" | "RATING";
                pageNo?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CouponProducts"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getCouponRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Policy"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getNewerCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["NewerCoupon"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readFlashSale: {
        parameters: {
            query?: {
                /** @description The session whose items are meant; without it, or with one that is not listed, that of this moment or the next one */
                sessionId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["FlashSale"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    remindOfPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemindRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getCampaign: {
        parameters: {
            query: {
                handle: components["schemas"]["SpuCode"];
                /** @description The key of a signed link */
                preview?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CampaignDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listActivities: {
        parameters: {
            query: {
                status: components["schemas"]["ActivityState"];
                pageNo?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ActivityList"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listEarlyBirds: {
        parameters: {
            query: {
                kind: "ACTIVITY";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["EarlyBird"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getEarlyBird: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope; NOT_IN_MARKET where other markets have it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["EarlyBirdDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listDepositCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["DepositCampaign"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getDepositCampaign: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositCampaignDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listDepositReservations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["DepositReservation"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    reserveByDeposit: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReserveRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ReservedByDeposit"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    previewBalance: {
        parameters: {
            query: {
                reservationId: components["schemas"]["Id"];
                addressId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositBalance"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    payBalance: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayBalanceRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ReservedByDeposit"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getWinners: {
        parameters: {
            query: {
                handle: string;
                pageNo?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope; NOT_IN_MARKET says in `data.sites` which markets have it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Winners"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listDraws: {
        parameters: {
            query?: {
                pageNo?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DrawList"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getDrawFile: {
        parameters: {
            query: {
                handle: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or the envelope when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.lampyris.draw": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listInterestProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["InterestProject"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getInterestProject: {
        parameters: {
            query: {
                projectId: components["schemas"]["Id"];
                /** @description Of the link in a mail */
                token?: components["schemas"]["InterestToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope; NOT_IN_MARKET says in `data.sites` which markets have it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["InterestDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    registerInterest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterestRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["InterestReceipt"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    withdrawInterest: {
        parameters: {
            query: {
                projectId: components["schemas"]["Id"];
                token?: components["schemas"]["InterestToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope; the same where nobody was registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    confirmInterest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    projectId: components["schemas"]["Id"];
                    token: components["schemas"]["InterestToken"];
                };
            };
        };
        responses: {
            /** @description The envelope; the same for one that was confirmed before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getGiveaway: {
        parameters: {
            query: {
                /** @description Of a giveaway, or of a page, which shows one of the editions <handle>-… */
                handle: components["schemas"]["GiveawayHandle"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope; NOT_IN_MARKET says in `data.sites` which markets have it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GiveawayDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    enterGiveaway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveawayEnterRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GiveawayReceipt"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listGiveawayEntries: {
        parameters: {
            query: {
                handle: components["schemas"]["GiveawayHandle"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GiveawayEntries"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listCrowdProjects: {
        parameters: {
            query?: {
                pageNo?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CrowdPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getCrowdProject: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
                /** @description Of the link in a mail */
                token?: components["schemas"]["InterestToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope; NOT_IN_MARKET says in `data.sites` which markets have it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CrowdDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    followCrowdProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @description Of a guest; a member follows with the address of the account */
                    email?: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["InterestReceipt"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    unfollowCrowdProject: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
                token?: components["schemas"]["InterestToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope; the same where nobody followed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    confirmCrowdFollower: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    token: components["schemas"]["InterestToken"];
                };
            };
        };
        responses: {
            /** @description The envelope; the same for one that was confirmed before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getNewUserOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["NewUserOffer"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    claimNewUserPack: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["NewUserPack"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listPrizes: {
        parameters: {
            query?: {
                /** @description Left out, what can be claimed */
                tab?: components["schemas"]["PrizeTab"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PrizeList"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    claimPrize: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrizeClaim"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Prize"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    cancelOrderTogetherPrize: {
        parameters: {
            query: {
                prizeId: components["schemas"]["Id"];
                /** @description The order that the caller has seen it with; another one is left as it is */
                orderNo?: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getDollMachine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DollMachineView"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    playDollMachine: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DollPlayRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DollPlayed"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    seeDollPlay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    playId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The envelope; the same where it was seen before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listDollPlays: {
        parameters: {
            query?: {
                /** @description The last play of the page before */
                after?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DollPlayPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    checkInventory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckLines"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["StockCheck"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    previewOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Quote"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    estimateShipping: {
        parameters: {
            query: {
                country: components["schemas"]["Country"];
                postcode?: string;
                sku: components["schemas"]["SkuCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ShippingEstimate"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                tab?: components["schemas"]["OrderTab"];
                q?: string;
                pageNo?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["OrderPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listPurchases: {
        parameters: {
            query?: {
                spu?: components["schemas"]["SpuCode"];
                pageNo?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PurchasePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getRevokeOptions: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RevokeOptions"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    revokeOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Revoke"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    confirmReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    receiveParcelNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                carrier: "firefly";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    rebuy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Rebuy"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    changeOrderAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAddressChange"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    removeProtection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    lookupOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLookup"];
                "application/x-www-form-urlencoded": components["schemas"]["OrderLookup"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getCompleted: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CompletedOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    keepOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepOrder"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AuthTokens"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getBill: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Bill"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    nameBuyer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceBuyer"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Bill"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getBillPdf: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
                invoiceNo?: components["schemas"]["InvoiceNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, or the envelope when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getTicketDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TicketDesk"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
                "ticket-key"?: components["parameters"]["TicketKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TicketReceipt"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listTickets: {
        parameters: {
            query?: {
                pageNo?: number;
                pageSize?: number;
            };
            header?: {
                "ticket-key"?: components["parameters"]["TicketKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TicketPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getTicket: {
        parameters: {
            query: {
                ticketNo: components["schemas"]["TicketNo"];
            };
            header?: {
                "ticket-key"?: components["parameters"]["TicketKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Ticket"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    writeTicketMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
                "ticket-key"?: components["parameters"]["TicketKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicketMessage"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Ticket"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    markTicketRead: {
        parameters: {
            query?: never;
            header?: {
                "ticket-key"?: components["parameters"]["TicketKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    resolveTicket: {
        parameters: {
            query?: never;
            header?: {
                "ticket-key"?: components["parameters"]["TicketKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Ticket"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    reopenTicket: {
        parameters: {
            query?: never;
            header?: {
                "ticket-key"?: components["parameters"]["TicketKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Ticket"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    rateTicket: {
        parameters: {
            query?: never;
            header?: {
                "ticket-key"?: components["parameters"]["TicketKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketRating"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Ticket"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    confirmTicket: {
        parameters: {
            query?: never;
            header?: {
                "ticket-key"?: components["parameters"]["TicketKeyParameter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketConfirmation"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadTicketMedia: {
        parameters: {
            query: {
                draftId: components["schemas"]["DraftId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UploadedMedia"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    receiveTicketMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "message/rfc822": unknown;
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TicketMailReceipt"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getRmaEligibility: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RmaEligibility"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    applyRma: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRma"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Rma"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    previewRma: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRma"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RmaPreview"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listRmas: {
        parameters: {
            query?: {
                pageNo?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RmaPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getRma: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
                rmaNo: components["schemas"]["RmaNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Rma"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    cancelRma: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RmaRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Rma"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    shipRma: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RmaShipping"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Rma"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    messageRma: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRmaMessage"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Rma"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getRmaLabel: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
                rmaNo: components["schemas"]["RmaNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, or the envelope when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getMailPreferences: {
        parameters: {
            query?: {
                token?: components["schemas"]["MailToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MailPreferences"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    changeMailPreferences: {
        parameters: {
            query?: {
                token?: components["schemas"]["MailToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPreferencesChange"];
                "application/x-www-form-urlencoded": components["schemas"]["MailPreferencesChange"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MailPreferences"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    mailPreferencesLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesLinkRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["PreferencesLinkRequest"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getPaymentMethods: {
        parameters: {
            query: {
                orderNo: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PaymentMethods"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once for the intent and kept with it; the same key gives the same answer */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePayment"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Payment"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    confirmCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmCard"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Payment"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getPaymentStatus: {
        parameters: {
            query?: {
                paymentNo?: components["schemas"]["PaymentNo"];
                orderNo?: components["schemas"]["OrderNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PaymentProgress"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    recallPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recall"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PaymentProgress"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Payment"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    receiveWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "sandbox";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listSavedCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: {
                            list: components["schemas"]["SavedCard"][];
                        };
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteSavedCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AddressList"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getAddress: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Address"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    changeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressChange"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Address"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Address"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Nothing"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getAddressSchema: {
        parameters: {
            query: {
                country: components["schemas"]["Country"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AddressSchema"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    releaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["OrderState"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipOrder"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["OrderState"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    deliverOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRef"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["OrderState"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    answerCancelRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderNo: components["schemas"]["OrderNo"];
                    accept: boolean;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["OrderState"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    receiveReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnReceived"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Revoke"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once for the intent and kept with it; with the same key it is done once, and the answer shows what is there */
                "idempotency-key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundOrder"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Null for an order without a price */
                        data: components["schemas"]["Refund"] | null;
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    getSkuStock: {
        parameters: {
            query: {
                sku: components["schemas"]["SkuCode"];
                site: components["schemas"]["Site"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SkuStock"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    setStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockSet"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SkuStock"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    importPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceImport"];
            };
        };
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PriceImported"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
    readInbox: {
        parameters: {
            query?: {
                to?: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Inbox"];
                    }) | components["schemas"]["Failure"];
                };
            };
        };
    };
}
