import { Field, TextField } from '#kit/ui/field.tsx'

/** What every activity says of itself, and its days. */
export function AboutFields() {
  return (
    <>
      <Field label="名称" name="title" maxLength={20} placeholder="如：冬季健康抽奖" required />
      <div className="grid grid-cols-2 gap-x-12">
        <Field label="第一天" name="first_day" keyboard="date" required />
        <Field label="最后一天" name="last_day" keyboard="date" required />
      </div>
      <TextField label="规则" name="rule" rows={3} maxLength={1000} hint="一行一条，患者页面会逐条显示" required />
      <Field label="分享标题" name="share_title" maxLength={30} required />
      <Field label="分享文字" name="share_desc" maxLength={50} required />
    </>
  )
}

/** How they are read. */
export const about = {
  title: 'text',
  rule: 'text',
  share_title: 'text',
  share_desc: 'text',
  first_day: 'text',
  last_day: 'text',
} as const
