import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { type PickedField, typeInto } from '#app/desk-shell/drafts.ts'
import type { PickKind } from '../rules.ts'
import { namesOf, type Pick, unnamed } from './names-of.ts'

/**
 * What a form has picked, by their names: until these are known a number stands in their place. It stands in a hidden field of the
 * form that says when it changes, as a box does in which somebody types: so a draft keeps it, and brings it back.
 */
export const usePicks = (kind: PickKind, first: readonly number[]) => {
  const [ids, setIds] = useState(first)
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())
  const hidden = useRef<HTMLInputElement>(null)
  const unknown = ids.filter((id) => !names.has(id)).join()
  useEffect(() => {
    if (unknown === '') return
    namesOf(kind, idsIn(unknown)).then(
      (list) => setNames((known) => new Map([...known, ...list.map(({ id, name }) => [id, name] as const)])),
      () => undefined,
    )
  }, [kind, unknown])
  const write = (next: readonly number[]) => {
    if (hidden.current) typeInto(hidden.current, next.join())
  }
  const field: ComponentProps<'input'> & PickedField = {
    type: 'hidden',
    value: ids.join(),
    'data-picked': first.join(),
    onInput: ({ currentTarget }) => setIds(idsIn(currentTarget.value)),
  }
  return {
    picks: unnamed(ids).map(({ id, name }) => ({ id, name: names.get(id) ?? name })),
    /** Picks one more, or one alone. */
    pick: (one: Pick, many: boolean) => {
      setNames((known) => new Map(known).set(one.id, one.name))
      write(many ? [...ids, one.id] : [one.id])
    },
    drop: (one: Pick) => write(ids.filter((id) => id !== one.id)),
    hidden: { ...field, ref: hidden },
  }
}

const idsIn = (text: string): number[] => text.split(',').filter(Boolean).map(Number)
