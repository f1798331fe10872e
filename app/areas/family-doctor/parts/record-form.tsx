import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { addHealthRecords, type getMemberHealthRecords, updHealthRecords } from '../contract.ts'
import { bloodTypes } from '../rules.ts'

interface RecordFormProps {
  memberId: number
  record: CallOutput<typeof getMemberHealthRecords>['record']
}

/** A member's health record, to read and to change. */
export function RecordForm({ memberId, record }: RecordFormProps) {
  const { revalidate } = useRevalidator()
  const [adding, changing] = [useAct(addHealthRecords), useAct(updHealthRecords)]
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '')
    const said = {
      member_id: memberId,
      height: typed('height'),
      weight: typed('weight'),
      blood_type: typed('blood_type') as (typeof bloodTypes)[number] | '',
      allergy: typed('allergy'),
      disease_history: typed('disease'),
      family_history: typed('family'),
    }
    const isSaved = record ? await changing.run({ ...said, id: record.id }) : await adding.run(said)
    if (!isSaved) return
    toast('已保存')
    revalidate()
  }
  const error = adding.error ?? changing.error
  return (
    <form onSubmit={save} className="space-y-12">
      <Notice>只有您和签约的家庭医生看得到，保存时会加密。</Notice>
      <Card className="space-y-12">
        <Field label="身高" name="height" keyboard="decimal" required defaultValue={record?.height} end="厘米" />
        <Field label="体重" name="weight" keyboard="decimal" required defaultValue={record?.weight} end="公斤" />
        {record && (
          <p className="text-14 text-ink-2 tabular-nums">
            体质指数 {record.bmi}，{record.bmi_desc}
          </p>
        )}
        <Select
          label="血型"
          name="blood_type"
          placeholder="请选择"
          defaultValue={record?.blood_type}
          options={bloodTypes.map((value) => ({ value, text: value }))}
        />
        <TextField label="过敏" name="allergy" rows={2} maxLength={300} defaultValue={record?.allergy} />
        <TextField label="得过的病" name="disease" rows={2} maxLength={500} defaultValue={record?.disease_history} />
        <TextField label="家人的病史" name="family" rows={2} maxLength={500} defaultValue={record?.family_history} />
      </Card>
      {error && (
        <div role="alert">
          <Notice tone="danger">{error.words}</Notice>
        </div>
      )}
      <Button type="submit" wide busy={adding.busy || changing.busy}>
        保存
      </Button>
    </form>
  )
}
