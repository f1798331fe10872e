import { type FormEvent, useState } from 'react'
import { placeWords } from '#app/areas/overseas/directory/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inquiryLetterCheck } from '../contract.ts'
import { useHashCode } from '../parts/use-hash-code.ts'

export { handle } from 'virtual:rows/inquiry-letter'

type Found = CallOutput<typeof inquiryLetterCheck>

const words: Readonly<Record<Found['state'], { text: string; tone: Tone }>> = {
  valid: { text: '真实有效 Genuine and valid', tone: 'success' },
  expired: { text: '真实，但已过有效期 Genuine, expired', tone: 'warning' },
  revoked: { text: '已作废 Revoked', tone: 'danger' },
}

/** Where a consulate checks an invitation letter by its code. */
export default function InquiryLetterPage() {
  const checking = useAct(inquiryLetterCheck, { hideToast: true })
  const [code, setCode] = useHashCode()
  const [found, setFound] = useState<Found>()
  const check = async (event: FormEvent) => {
    event.preventDefault()
    setFound(undefined)
    setFound(await checking.run({ code }))
  }
  return (
    <Frame bar={{}}>
      <form onSubmit={check} className="flex grow flex-col">
        <div className="grow space-y-16 p-16">
          <Card>
            <Field
              label="核验编号 Code"
              name="code"
              required
              maxLength={30}
              autoComplete="off"
              autoCapitalize="characters"
              placeholder="ABCD-2345-EFGH"
              hint="印在邀请函的最下面 At the foot of the letter"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Card>
          {found && <Letter found={found} />}
        </div>
        <BottomAction
          error={checking.error?.words}
          note={
            <>
              请逐项核对纸上的内容；不一致的，请当作伪造处理
              <span lang="en" className="block">
                Compare each line with the paper. If any differs, treat the letter as forged.
              </span>
            </>
          }
        >
          <Button type="submit" busy={checking.busy}>
            核验 Verify
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}

function Letter({ found }: { found: Found }) {
  const { text, tone } = words[found.state]
  return (
    <div role="status" className="space-y-12">
      <Notice tone={tone}>{text}</Notice>
      <Card>
        <Facts
          facts={[
            { name: '护照姓名 Name', value: found.passport_name },
            { name: '护照号码 No.', value: found.passport_no },
            { name: '出生日期 Born', value: found.birth_date },
            { name: '医院 Hospital', value: `${found.unit_foreign_name} ${found.unit_name}` },
            { name: '地点 Place', value: placeWords(found.country_name, found.city) },
            { name: '停留 Stay', value: `${found.begin_date} 至 ${found.end_date}` },
            { name: '费用承担 Payer', value: found.payer },
            { name: '签发 Issued', value: found.add_time.slice(0, 10) },
            { name: '有效期至 Until', value: found.valid_date },
          ]}
        />
      </Card>
    </div>
  )
}
