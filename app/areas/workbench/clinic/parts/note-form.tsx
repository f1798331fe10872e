import { useState } from 'react'
import { MOST_DIAGNOSES, MOST_FOLLOW_UP_DAYS, NOTE_LETTERS } from '#app/areas/guahao/visit-notes/rules.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { addDays } from '#kit/time/day.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Card } from '#kit/ui/card.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type benchClinicVisit, benchVisitNote } from '../contract.ts'
import { type Words, withTemplate } from '../rules.ts'
import { DiagnosisField } from './diagnosis-field.tsx'
import { TemplateBar } from './template-bar.tsx'

interface NoteFormProps {
  visit: CallOutput<typeof benchClinicVisit>
  onSaved: () => void
}

const most = { diagnoses: MOST_DIAGNOSES, letters: NOTE_LETTERS }

/** The note of a visit, with templates to begin from; who may not write it any more reads it. */
export function NoteForm({ visit, onSaved }: NoteFormProps) {
  const { note, may_write } = visit
  const today = useToday()
  const [words, setWords] = useState<Words>({
    diagnoses: note?.diagnoses.map(({ name }) => name) ?? [],
    findings: note?.findings ?? '',
    advice: note?.advice ?? '',
  })
  const change = (what: Partial<Words>) => setWords((before) => ({ ...before, ...what }))
  return (
    <Card title="门诊小结" aside={note ? `${shortTime(note.written_time)} 写` : '患者在预约里能看到'}>
      {may_write === 1 && (
        <TemplateBar words={words} onUse={(template) => setWords(withTemplate(words, template, most))} />
      )}
      <PageForm
        action={note ? '保存修改' : '写好了，发给患者'}
        readOnly={may_write === 1 ? undefined : '叫到患者以后才能写，就诊 3 天后不能再改。'}
        refusedFields={{ 'follow-up': 'follow_up_date' }}
        save={(form, send) => {
          const written = readForm(benchVisitNote, form, { findings: 'text', advice: 'text', follow_up_date: 'text' })
          return send(benchVisitNote, { ...written, diagnoses: [...words.diagnoses], order_id: visit.order_id })
        }}
        said={() => '小结已保存，患者收到了消息'}
        onSaved={onSaved}
      >
        <DiagnosisField
          chosen={words.diagnoses}
          readOnly={may_write === 0}
          onChange={(diagnoses) => change({ diagnoses })}
        />
        <TextField
          label="所见"
          name="findings"
          rows={3}
          maxLength={NOTE_LETTERS}
          value={words.findings}
          onChange={(event) => change({ findings: event.target.value })}
          hint="主诉、查体、检查结果"
        />
        <TextField
          label="建议"
          name="advice"
          rows={3}
          maxLength={NOTE_LETTERS}
          value={words.advice}
          onChange={(event) => change({ advice: event.target.value })}
          hint="用药、检查、饮食和生活，患者照着做"
        />
        <Field
          label="复诊日期"
          name="follow_up_date"
          keyboard="date"
          min={addDays(today, 1)}
          max={addDays(today, MOST_FOLLOW_UP_DAYS)}
          defaultValue={note?.follow_up_date}
        />
      </PageForm>
    </Card>
  )
}
