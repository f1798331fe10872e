import { useState } from 'react'
import { SUMMARY_LETTERS, summaryTemplates } from '#app/areas/consult/consultations/rules/summary.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { benchEnd } from '../contract.ts'

interface SummaryButtonProps {
  consultationId: string
  /** It ends with the summary; else it has ended by itself and the summary comes after. */
  isOpen: boolean
  onDone: () => void
}

/** Ends a consultation with what the patient takes along: how the doctor sees it, and what to do. */
export function SummaryButton({ consultationId, isOpen, onDone }: SummaryButtonProps) {
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <Button kind={isOpen ? 'secondary' : 'primary'} size="small" onClick={() => setWriting(true)}>
        {isOpen ? '结束问诊' : '写小结'}
      </Button>
      {isWriting && (
        <EditForm
          title={isOpen ? '写小结，结束问诊' : '写小结'}
          action={isOpen ? '发给患者并结束' : '发给患者'}
          save={(form, send) =>
            send(benchEnd, {
              ...readForm(benchEnd, form, { summary: 'text', advice: 'text' }),
              ask_id: consultationId,
            })
          }
          said={() => (isOpen ? '问诊已结束，小结已发给患者' : '小结已发给患者')}
          onSaved={() => {
            setWriting(false)
            onDone()
          }}
          onClose={() => setWriting(false)}
        >
          {isOpen && <p className="text-14 text-ink-2">结束后患者 48 小时内还可以追问一次，并可以评价。</p>}
          <WordsField label="小结：您怎么看" name="summary" templates={summaryTemplates.summary} />
          <WordsField label="建议：患者接下来怎么做" name="advice" templates={summaryTemplates.advice} />
        </EditForm>
      )}
    </>
  )
}

interface WordsFieldProps {
  label: string
  name: string
  templates: readonly string[]
}

/** Words to be written, with what is often said: a tap adds a sentence. */
function WordsField({ label, name, templates }: WordsFieldProps) {
  const [words, setWords] = useState('')
  const add = (sentence: string) =>
    setWords((before) => (before.trim() ? `${before.trim()}\n${sentence}。` : `${sentence}。`))
  return (
    <div className="space-y-8">
      <TextField
        label={label}
        name={name}
        rows={3}
        maxLength={SUMMARY_LETTERS}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        required
      />
      <div className="flex flex-wrap gap-x-8 gap-y-12">
        {templates.map((one) => (
          <Button key={one} kind="secondary" size="small" onClick={() => add(one)}>
            {one}
          </Button>
        ))}
      </div>
    </div>
  )
}
