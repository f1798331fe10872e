import { Field } from '#kit/ui/field.tsx'
import { MOST } from '../../rules.ts'

interface LookFieldsProps {
  look?: { title: string; brand: string; slogan: string; colour: string } | undefined
}

/** What stands at the head of a channel's page. */
export const LookFields = ({ look }: LookFieldsProps) => (
  <div className="grid gap-x-16 gap-y-12 wide:grid-cols-2">
    <Field label="页面标题" name="title" maxLength={MOST.title} required defaultValue={look?.title} />
    <Field label="品牌" name="brand" maxLength={MOST.brand} required defaultValue={look?.brand} />
    <Field label="一句话（可不填）" name="slogan" maxLength={MOST.slogan} defaultValue={look?.slogan} />
    <Field
      label="主题色"
      name="colour"
      required
      maxLength={7}
      defaultValue={look?.colour ?? '#18cf62'}
      hint="# 和六位，例如 #3e82f4"
    />
  </div>
)
