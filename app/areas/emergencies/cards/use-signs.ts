import { useSyncExternalStore } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { emergencySignList } from '../contract.ts'
import { type EmergencySign, emergencySigns } from '../rules/signs.ts'
import { wordsOf } from '../rules.ts'

let signs: readonly EmergencySign[] = emergencySigns
let isAsked = false
const listeners = new Set<() => void>()

/** Those of the desk, once a visit; where they cannot be fetched the product's own stand, and the next to need them asks again. */
const fetchSigns = async () => {
  try {
    const { list } = await callApi(emergencySignList, {})
    if (list.length === 0) return
    signs = list.map(({ words, ...sign }) => ({ ...sign, words: wordsOf(words) }))
    for (const changed of [...listeners]) changed()
  } catch {
    isAsked = false
  }
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  if (!isAsked) {
    isAsked = true
    fetchSigns()
  }
  return () => void listeners.delete(changed)
}

/** The signs that a text is compared with; nobody waits for them, and what is compared leaves no browser. */
export const useSigns = (): readonly EmergencySign[] =>
  useSyncExternalStore(
    subscribe,
    () => signs,
    () => emergencySigns,
  )
