import type { Hosts } from '#shared/hosts.ts'

// Read out of the environment once, when the bundler starts (vite.config.ts).
declare const __HOSTS__: Hosts

/** Every host the site talks to or links to. */
export const hosts: Hosts = __HOSTS__
