/** Paths at which a test does what the schedule does. */
export const FORWARD_DUE = '/test/forward-due'
export const SWEEP = '/test/sweep'

/** An answer with this header stands for a connection that breaks. */
export const BROKEN = 'x-test-broken'
