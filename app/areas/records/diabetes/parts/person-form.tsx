import type { FormEvent } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { createDiabetic } from '../contract.ts'
import { type DiabetesType, diabetesTypes } from '../rules.ts'

interface PersonFormProps {
  title: string
  submitText: string
  /** What is known already. */
  known: {
    truename: string
    sex: number
    age: number | null
    mobile: string
    diabetes_type?: DiabetesType
    diagnosed_date?: string
  }
  onDone: () => void
}

/** Who the record is about, which type and since when: to create it and to change it. */
export function PersonForm({ title, submitText, known, onDone }: PersonFormProps) {
  const today = useToday()
  const saving = useAct(createDiabetic)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '')
    const saved = await saving.run({
      truename: typed('truename'),
      sex: typed('sex'),
      age: typed('age'),
      mobile: typed('mobile'),
      diabetes_type: typed('diabetes_type') as DiabetesType,
      diagnosed_date: typed('diagnosed_date'),
    })
    if (saved) onDone()
  }
  return (
    <Card title={title}>
      <form onSubmit={save} className="grid grid-cols-1 gap-12">
        <Field label="姓名" name="truename" keyboard="name" required maxLength={30} defaultValue={known.truename} />
        <div>
          <p className="pb-6 text-14 font-medium">性别</p>
          <Segment
            label="性别"
            name="sex"
            defaultValue={String(known.sex || 1)}
            options={[
              { value: '1', text: '女' },
              { value: '2', text: '男' },
            ]}
          />
        </div>
        <Field label="年龄" name="age" keyboard="number" required end="岁" defaultValue={known.age ?? ''} />
        <Field label="手机号" name="mobile" keyboard="mobile" required defaultValue={known.mobile} />
        <Select
          label="糖尿病类型"
          name="diabetes_type"
          required
          defaultValue={known.diabetes_type ?? 'type2'}
          options={(Object.keys(diabetesTypes) as DiabetesType[]).map((type) => ({
            value: type,
            text: diabetesTypes[type],
          }))}
        />
        <Field
          label="确诊日期"
          name="diagnosed_date"
          keyboard="date"
          required
          max={today}
          hint="记不清具体哪天，选那个月的 1 号就可以"
          defaultValue={known.diagnosed_date ?? ''}
        />
        {saving.error && (
          <div role="alert">
            <Notice tone="danger">{saving.error.words}</Notice>
          </div>
        )}
        <Button type="submit" wide busy={saving.busy}>
          {submitText}
        </Button>
      </form>
    </Card>
  )
}
