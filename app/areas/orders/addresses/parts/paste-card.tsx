import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { addressRecognise } from '../contract.ts'

/** What was found in a pasted text. */
export type Recognised = CallOutput<typeof addressRecognise>

/** Takes a whole address at once, as it stands in a chat or an order elsewhere, and fills the form in with it. */
export function PasteCard({ onFound }: { onFound: (found: Recognised) => void }) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const recognise = useAct(addressRecognise)
  const read = async (pasted: string) => {
    if (pasted.trim() === '') return
    const found = await recognise.run({ text: pasted })
    if (!found) return
    onFound(found)
    setSaid(wordsFor(found))
  }
  return (
    <Card className="space-y-8">
      <TextField
        label="粘贴整段地址"
        rows={2}
        maxLength={500}
        placeholder="如：周明 13800000001 广东省深圳市南山区示例路 1 号"
        value={text}
        hint={said || '姓名、电话、地址一起粘贴，自动填到下面'}
        error={recognise.error?.words}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData }) => read(clipboardData.getData('text').slice(0, 500))}
      />
      <div className="text-right">
        <Button
          kind="secondary"
          size="small"
          busy={recognise.busy}
          disabled={text.trim() === ''}
          onClick={() => read(text)}
        >
          识别
        </Button>
      </div>
    </Card>
  )
}

/** What is still to be filled in, so that nobody takes a half for the whole. */
const wordsFor = ({ name, mobile, province_id, detail }: Recognised): string => {
  const missing = [
    name === '' && '收货人',
    mobile === '' && '手机号',
    province_id === 0 && '所在地区',
    detail === '' && '详细地址',
  ].filter((one) => one !== false)
  if (missing.length === 4) return '没有认出地址，请在下面填写'
  return missing.length === 0 ? '都填好了，请核对一下' : `已填好认出的部分，请补上${missing.join('、')}`
}
