import { useEffect, useEffectEvent, useState } from 'react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { benchTemplates } from '../contract.ts'
import { TemplateWords } from './template-words.tsx'

type Templates = CallOutput<typeof benchTemplates>['list']

interface TemplateSheetProps {
  open: boolean
  onUse: (template: Templates[number]) => void
  onClose: () => void
}

/** Templates of notes: a tap puts one into the note. */
export function TemplateSheet({ open, onUse, onClose }: TemplateSheetProps) {
  const [found, setFound] = useState<Templates | WireError>()
  const load = useEffectEvent(() => {
    setFound(undefined)
    callApi(benchTemplates, {}).then(
      ({ list }) => setFound(list),
      (thrown: unknown) => {
        if (!(thrown instanceof WireError)) throw thrown
        setFound(thrown)
      },
    )
  })
  useEffect(() => {
    if (open) load()
  }, [open])
  return (
    <Sheet
      open={open}
      title="小结模板"
      onClose={onClose}
      action={
        <ButtonLink kind="secondary" wide to="/workbench/note-templates">
          管理模板
        </ButtonLink>
      }
    >
      {found === undefined && <SkeletonList />}
      {found instanceof WireError && <Trouble text={found.words} />}
      {Array.isArray(found) && found.length === 0 && (
        <p className="py-16 text-center text-14 text-ink-2">还没有模板。写好一份小结后点“存为模板”，下次就能直接用。</p>
      )}
      {Array.isArray(found) && (
        <ul aria-label="小结模板" className="divide-y divide-line">
          {found.map((template) => (
            <li key={template.template_id}>
              <button
                type="button"
                onClick={() => onUse(template)}
                className="min-h-target w-full py-8 text-left active:bg-page"
              >
                <TemplateWords template={template} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
