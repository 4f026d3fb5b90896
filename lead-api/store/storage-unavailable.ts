/** Nothing can be stored at the moment: the disk is full, or the database is locked. */
export class StorageUnavailable extends Error {
  /** @param reason for the log; holds nothing of what was to be stored */
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'StorageUnavailable'
  }
}
