/** In a style: where this browser keeps the log-in of a member, as a script of the head has marked the document. */
export const ofKeptMember = '[data-kept-cart="member"] &';
