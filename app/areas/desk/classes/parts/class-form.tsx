import { useState } from 'react'
import { MOST } from '#app/areas/audio-class/rules.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskClassAdd, deskClassChange, type deskClassChoices, type deskClassSheet } from '../contract.ts'
import { type SectionDraft, SectionFields } from './section-fields.tsx'

type Sheet = CallOutput<typeof deskClassSheet>

interface ClassFormProps {
  choices: CallOutput<typeof deskClassChoices>
  /** Missing: a new class. */
  sheet: Sheet | undefined
  onSaved: () => void
}

const optionsOf = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, text: name }))

/** A class as a form, with its sections in the order in which they are heard. */
export function ClassForm({ choices, sheet, onSaved }: ClassFormProps) {
  const [sections, setSections] = useState<readonly SectionDraft[]>(() =>
    (sheet?.sections ?? []).map((section, key) => ({ ...section, key })),
  )
  const [isUploading, setUploading] = useState(false)
  return (
    <PageForm
      action={isUploading ? '音频上传中' : '保存'}
      disabled={isUploading}
      edited={sheet}
      save={(form, send) => {
        const written = readClass(form, sections)
        return sheet ? send(deskClassChange, { ...written, class_id: sheet.class_id }) : send(deskClassAdd, written)
      }}
      onSaved={() => onSaved()}
    >
      <div className="grid grid-cols-1 items-start gap-16 wide:grid-cols-2">
        <Card title="基本资料">
          <BasicFields choices={choices} sheet={sheet} />
        </Card>
        <Card title="小节" aside="从上到下就是收听的顺序">
          <SectionFields sections={sections} onChange={setSections} onBusy={setUploading} />
        </Card>
      </div>
    </PageForm>
  )
}

function BasicFields({ choices, sheet }: Omit<ClassFormProps, 'onSaved'>) {
  return (
    <div className="space-y-12">
      <Field label="课程名称" name="title" maxLength={MOST.title} defaultValue={sheet?.title} required />
      <Select
        label="主讲医生"
        name="doctor_id"
        defaultValue={sheet?.doctor_id ?? ''}
        placeholder="请选择"
        options={optionsOf(choices.doctors)}
        required
      />
      <Select
        label="分类"
        name="category_id"
        defaultValue={sheet?.category_id ?? ''}
        placeholder="请选择"
        options={optionsOf(choices.categories)}
        required
      />
      <Field label="一句话介绍" name="summary" maxLength={MOST.summary} defaultValue={sheet?.summary} required />
      <TextField label="课程介绍" name="intro" maxLength={MOST.intro} rows={6} defaultValue={sheet?.intro} required />
      <Field
        label="价格"
        name="price"
        keyboard="decimal"
        pattern="\d{1,4}(\.\d{1,2})?"
        defaultValue={sheet?.price ?? '0.00'}
        end="元"
        hint="填 0 是免费课，每一节都要设为免费"
        required
      />
      <NumberField
        label="分享解锁"
        name="share_goal"
        unit="人"
        min={0}
        max={MOST.goal}
        defaultValue={sheet?.share_goal ?? 0}
        hint="几位朋友帮忙后免费收听；0 是不开放"
      />
      <Select
        label="推荐优惠券"
        name="coupon_id"
        defaultValue={sheet?.coupon_id ?? ''}
        placeholder="不推荐"
        options={optionsOf(choices.coupons)}
      />
    </div>
  )
}

const fields = {
  title: 'text',
  summary: 'text',
  intro: 'text',
  price: 'text',
  doctor_id: 'text',
  category_id: 'text',
  share_goal: 'text',
  coupon_id: 'text',
} as const

const readClass = (form: FormData, sections: readonly SectionDraft[]) => {
  const { share_goal, ...written } = readForm(deskClassAdd, form, fields)
  return {
    ...written,
    share_goal: share_goal || 0,
    sections: sections.map(({ section_id, title, desc, is_free, audio }) => ({
      section_id,
      title,
      desc,
      is_free,
      audio,
    })),
  }
}
