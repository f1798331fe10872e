import { XIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { diseaseSearch } from '#app/areas/guahao/illnesses/contract.ts'
import { DIAGNOSIS_LETTERS, MOST_DIAGNOSES } from '#app/areas/guahao/visit-notes/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Field } from '#kit/ui/field.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'

interface DiagnosisFieldProps {
  chosen: readonly string[]
  /** Who may not write the note any more reads what was found. */
  readOnly?: boolean
  onChange: (names: string[]) => void
}

/** Diagnoses: the illness catalogue is offered while one types, own words are taken as they are. */
export function DiagnosisField({ chosen, readOnly = false, onChange }: DiagnosisFieldProps) {
  const [typed, setTyped] = useState('')
  const [offered, setOffered] = useState<readonly string[]>([])
  const list = useId()
  const type = (words: string) => {
    setTyped(words)
    if (words.trim() === '') return
    callApi(diseaseSearch, { keyword: words.trim() }).then(
      (found) => setOffered(found.list.map(({ ill_name }) => ill_name)),
      // Without the catalogue one's own words are still taken.
      () => setOffered([]),
    )
  }
  const add = () => {
    const name = typed.trim()
    if (name && !chosen.includes(name)) onChange([...chosen, name])
    setTyped('')
  }
  return (
    <div className="space-y-8">
      {chosen.length > 0 && (
        <ul aria-label="诊断" className="flex flex-wrap gap-8">
          {chosen.map((name) => (
            <li
              key={name}
              className={classes(
                'inline-flex items-center rounded-full bg-tint pl-16 text-14 text-accent-ink',
                readOnly && 'py-8 pr-16',
              )}
            >
              {name}
              {!readOnly && (
                <button
                  type="button"
                  aria-label={`去掉${name}`}
                  className="inline-flex min-h-target min-w-target items-center justify-center"
                  onClick={() => onChange(chosen.filter((one) => one !== name))}
                >
                  <XIcon />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && chosen.length < MOST_DIAGNOSES && (
        <Field
          label="加一个诊断"
          list={list}
          value={typed}
          maxLength={DIAGNOSIS_LETTERS}
          autoComplete="off"
          hint="打几个字会提示疾病目录里的名称，也可以直接写"
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          end={
            <Button kind="text" size="small" onClick={add}>
              添加
            </Button>
          }
        />
      )}
      <datalist id={list}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}
