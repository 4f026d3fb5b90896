/** A injected drop: to whoever asked, the same as a broken connection. Adapters make it one. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('fetch failed: a injected fault dropped the connection')
    this.name = 'ConnectionDropped'
  }
}
