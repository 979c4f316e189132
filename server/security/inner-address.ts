/**
 * The socket address of requests that the server makes to itself while it renders a page. No network can send from it,
 * so it tells our own calls, which no rate limit counts, from a shopper's.
 */
export const innerAddress = '0.0.0.0';
