/** An injected fault that drops the connection; each adapter turns it into a network error. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('fetch failed: an injected fault dropped the connection')
    this.name = 'ConnectionDropped'
  }
}
