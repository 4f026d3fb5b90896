/** What visitors are told, exactly as specified, spelling included. */
export const texts = {
  demoReceived: 'Thank you for booking a demo with the sales team. We will reach out soon.',
  demoFailed: 'We did not get your booking. Please try again',
  fundingReceived: 'Application Successful',
  fundingFailed: 'Error submitting form',
  contactReceived: 'Message sent successfully!',
  inlineReceived: 'Thank you for your message. We will reach out soon',
  inlineFailed: 'We did not get your message. Please try again',
  profileReceived: "Profile submitted successfully. We'll be in touch if there's a fit!",
  waitlistReceived: 'Success',
  waitlistFailed: 'Error submitting form: ',
  statesFailed: 'Unable to load states',
  /** The file's name follows. */
  uploading: 'Uploading... ',
  uploadReceived: 'Uploaded Successfully',
  signatureFailed: 'Signature Upload Failed,try again later',
  uploadAborted: 'Signture Upload Aborted',
  uploadRejected: 'Error: upload rejected',
  uploadFailed: 'File upload failed',
} as const

/** Why a call had no response, to be shown after a prefix. */
export function networkSentence(kind: 'timeout' | 'offline' | 'aborted'): string {
  return kind === 'timeout'
    ? 'the answer took too long. Please try again'
    : 'there is no connection. Please try again'
}
