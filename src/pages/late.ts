import { lazy } from 'react'
import type { ComponentType } from 'react'

type Load = () => Promise<unknown>

const loads = new Map<string, Load>()

/** A section whose code is a chunk of its own, known by its type so that it can be fetched ahead. */
export function late<Props>(type: string, load: () => Promise<ComponentType<Props>>) {
  loads.set(type, load)
  return lazy(async () => ({ default: await load() }))
}

/** Fetches the chunks of these section types; a chunk that fails is asked for again when it is drawn. */
export async function preloadSections(types: string[]): Promise<void> {
  await Promise.allSettled(types.map(async (type) => loads.get(type)?.()))
}
