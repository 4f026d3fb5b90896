/** The one project and dataset of the sandbox. */
export const PROJECT = 'sandbox'
export const DATASET = 'production'
