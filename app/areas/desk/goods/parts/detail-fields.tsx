import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { MOST } from '../rules.ts'
import type { GoodsFormValues } from './goods-form.tsx'

/** The text about goods: parts with a title, one line each for what is in them. */
export function DetailFields({ detail }: { detail: GoodsFormValues['detail'] }) {
  const [parts, setParts] = useState(() => detail.map((part, key) => ({ ...part, key })))
  const add = () => {
    const key = Math.max(-1, ...parts.map((part) => part.key)) + 1
    setParts((now) => [...now, { key, title: '', lines: [] }])
  }
  const remove = (gone: number) => setParts((now) => now.filter(({ key }) => key !== gone))
  return (
    <fieldset name="detail" aria-label="详情" className="min-w-0 space-y-12 pb-16">
      <div className="grid gap-x-16 gap-y-12 wide:grid-cols-2">
        {parts.map(({ key, title, lines }, at) => (
          <fieldset key={key} className="rounded-12 border border-line p-12">
            <legend className="px-4 text-14 text-ink-2">第 {at + 1} 段</legend>
            <Field label="小标题" name="part_title" maxLength={20} defaultValue={title} required />
            <TextField
              label="内容"
              name="part_lines"
              rows={4}
              maxLength={4_000}
              defaultValue={lines.join('\n')}
              hint="一行一条，每条 200 字以内"
              required
            />
            <Button kind="text" size="small" onClick={() => remove(key)} aria-label={`移除第 ${at + 1} 段`}>
              移除
            </Button>
          </fieldset>
        ))}
      </div>
      {parts.length < MOST.parts && (
        <Button kind="secondary" size="small" onClick={add}>
          <PlusIcon />
          加一段说明
        </Button>
      )}
    </fieldset>
  )
}
