import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { benchTemplates } from '../contract.ts'
import type { Words } from '../rules.ts'
import { blankTemplate, TemplateForm } from './template-form.tsx'
import { TemplateSheet } from './template-sheet.tsx'

interface TemplateBarProps {
  words: Words
  onUse: (template: Words) => void
}

/** Puts a template into a note, or keeps what is written as one. */
export function TemplateBar({ words, onUse }: TemplateBarProps) {
  const [isChoosing, setChoosing] = useState(false)
  const [departments, setDepartments] = useState<CallOutput<typeof benchTemplates>['departments']>()
  const isEmpty = words.diagnoses.length === 0 && !words.findings.trim() && !words.advice.trim()
  const keep = () =>
    callApi(benchTemplates, {}).then(
      (found) => setDepartments(found.departments),
      (thrown: unknown) => {
        if (!(thrown instanceof WireError)) throw thrown
        toast(thrown.words)
      },
    )
  return (
    <div className="flex flex-wrap gap-8 pb-12">
      <Button kind="secondary" size="small" onClick={() => setChoosing(true)}>
        用模板
      </Button>
      <Button kind="text" size="small" disabled={isEmpty} onClick={keep}>
        存为模板
      </Button>
      <TemplateSheet
        open={isChoosing}
        onUse={(template) => {
          setChoosing(false)
          onUse(template)
        }}
        onClose={() => setChoosing(false)}
      />
      {departments && (
        <TemplateForm
          draft={{ ...blankTemplate, ...words, name: words.diagnoses[0]?.slice(0, 30) ?? '' }}
          departments={departments}
          onClose={() => setDepartments(undefined)}
          onSaved={() => setDepartments(undefined)}
        />
      )}
    </div>
  )
}
