import { expect, test } from 'vitest'
import { dueModal, forgetShown, homeModals, keepShown, shownModals } from './home-modals-shown.ts'

const aStore = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

test('each modal over a home is shown once a visit, and what was shown is recorded [X201]', () => {
  const store = aStore()
  for (const [at, modal] of homeModals.entries()) {
    expect(shownModals(store)).not.toContain(modal)
    expect(dueModal(store, homeModals)).toBe(modal)
    keepShown(store, modal)
    keepShown(store, modal)
    expect(shownModals(store)).toEqual(homeModals.slice(0, at + 1))
    expect(dueModal(store, [modal])).toBeUndefined()
  }
  expect(dueModal(store, homeModals)).toBeUndefined()
  forgetShown(store)
  expect(dueModal(store, homeModals)).toBe('protocol')
})

test('a host without storage shows what there is, and nothing breaks', () => {
  keepShown(undefined, 'protocol')
  forgetShown(undefined)
  expect(dueModal(undefined, ['invite'])).toBe('invite')
})
