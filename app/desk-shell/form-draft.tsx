import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe as useDoctor } from '#app/areas/access/doctors/cards/me.ts'
import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { Button } from '#kit/ui/button.tsx'
import {
  type Draft,
  type DraftPlace,
  draftKey,
  readDraft,
  resetForm,
  restoreDraft,
  shownBy,
  takeDraft,
  writeDraft,
} from './drafts.ts'

/** The draft of one form. */
interface OwnDraft {
  place: DraftPlace
  /** Whose it is and of which form; undefined where nobody is signed in. */
  parts: readonly (string | number)[] | undefined
  /** Under which it is stored, once the form stands. */
  key: RefObject<string | undefined>
  /** What it held is saved. */
  forget: () => void
}

/**
 * `name` tells this form from others of the page: its title, or what stands on its button. What is about a patient stays in this tab; at a
 * workbench everything is, or may be.
 */
export const useOwnDraft = (form: RefObject<HTMLFormElement | null>, name: string, isPrivate: boolean): OwnDraft => {
  const [staff, doctor] = [useMe(), useDoctor()]
  const { pathname, search } = useLocation()
  const key = useRef<string>(undefined)
  const place = doctor || isPrivate ? 'tab' : 'device'
  const whose = doctor ? ['doctor', doctor.doctor_id] : staff && [staff.staff_id, staff.unit_id]
  const parts = whose && [...whose, pathname + search, name]
  const forget = () => {
    if (!key.current) return
    takeDraft(place, key.current)
    // What was saved is what the form shows when it is opened again.
    if (parts && form.current) key.current = draftKey(parts, shownBy(form.current))
  }
  return { place, parts, key, forget }
}

interface FormDraftProps {
  form: RefObject<HTMLFormElement | null>
  draft: OwnDraft
  /** A dialog that was closed is not wanted any more: what it held of a patient is not to be found in the next one's. */
  isDialog: boolean
}

/**
 * Stores what is typed into a form until it is saved, and brings it back: a browser that was closed in the middle loses nothing, and of
 * a form about a patient a page that was loaded anew. It is of who typed it, at the desk where they were, and of the row that the form
 * shows; passwords and files are not stored.
 */
export function FormDraft({ form, draft, isDialog }: FormDraftProps) {
  const [restored, setRestored] = useState<Draft>()
  const { place, key } = draft
  const parts = draft.parts?.join(' ')
  useEffect(() => {
    const element = form.current
    if (parts === undefined || !element) return
    key.current = draftKey([parts], shownBy(element))
    const stored = readDraft(place, key.current)
    if (stored && restoreDraft(element, stored)) setRestored(stored)
    const store = () => {
      if (key.current) writeDraft(place, key.current, element)
    }
    element.addEventListener('input', store)
    return () => {
      element.removeEventListener('input', store)
      if (isDialog && place === 'tab' && key.current) takeDraft(place, key.current)
    }
  }, [parts, form, place, key, isDialog])
  // Some fields stand there only now, because of what was restored.
  useEffect(() => {
    if (restored && form.current) restoreDraft(form.current, restored)
  }, [restored, form])
  if (!restored) return null
  const forget = () => {
    if (form.current) resetForm(form.current)
    draft.forget()
    setRestored(undefined)
  }
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-8 rounded-8 bg-tint px-12 text-14">
      上次没有保存的内容已经填回来了
      <Button kind="text" size="small" onClick={forget}>
        不要了
      </Button>
    </p>
  )
}
