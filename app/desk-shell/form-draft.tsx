import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { Button } from '#kit/ui/button.tsx'
import { draftKey, readDraft, restoreDraft, takeDraft, writeDraft } from './drafts.ts'

interface FormDraftProps {
  form: RefObject<HTMLFormElement | null>
  /** What tells this form from others of the page: its title, or what stands on its button. */
  name: string
}

/**
 * Stores on this device what is typed into a form until it is saved, and brings it back: a browser that was closed in the middle
 * loses nothing. It is of who typed it, at the desk where they were; passwords and files are not stored.
 */
export function FormDraft({ form, name }: FormDraftProps) {
  const [isRestored, setRestored] = useState(false)
  const key = useDraftKey(name)
  useEffect(() => {
    const element = form.current
    if (!key || !element) return
    const draft = readDraft(key)
    if (draft) setRestored(restoreDraft(element, draft))
    const store = () => writeDraft(key, element)
    element.addEventListener('input', store)
    return () => element.removeEventListener('input', store)
  }, [key, form])
  if (!isRestored || !key) return null
  const forget = () => {
    takeDraft(key)
    setRestored(false)
    form.current?.reset()
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

const useDraftKey = (name: string): string | undefined => {
  const me = useMe()
  const { pathname, search } = useLocation()
  return me && draftKey([me.staff_id, me.unit_id, pathname + search, name])
}

/** Forgets a form's draft: what it held is saved. */
export const useForgetDraft = (name: string): (() => void) => {
  const key = useDraftKey(name)
  return () => {
    if (key) takeDraft(key)
  }
}
