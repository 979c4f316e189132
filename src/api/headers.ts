/** What the shop knows about this client; empty text means unknown. */
export interface ClientFacts {
  readonly site: string;
  readonly token: string;
  /** Whose token it is, '' for a guest; no header names it. */
  readonly account: string;
  readonly appVersion: string;
  readonly clientId: string;
  readonly country: string;
  readonly locale: string;
  readonly timezone: string;
  readonly clientType: string;
}

/** Adds the headers of the specification where their values exist; a header the caller set stays. */
export function addHeaders(headers: Headers, facts: Omit<ClientFacts, 'account'>): void {
  const values = {
    site: facts.site,
    authorization: facts.token && `Bearer ${facts.token}`,
    appversion: facts.appVersion,
    clientid: facts.clientId,
    country: facts.country,
    'accept-language': facts.locale,
    timezone: facts.timezone,
    clienttype: facts.clientType,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value && !headers.has(name)) headers.set(name, value);
  }
}
