import { Copyable } from '#app/shell/share/copyable.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { inquiryRequest } from '../contract.ts'

/** The invitation letter, to take along, with the code by which a consulate checks it. */
export function LetterCard({ letter }: { letter: NonNullable<CallOutput<typeof inquiryRequest>['letter']> }) {
  return (
    <Card title="邀请函" aside={`有效期至 ${letter.valid_date}`}>
      <div className="space-y-12">
        <Facts
          facts={[
            { name: '医院', value: letter.unit_name },
            { name: '核验编号', value: <Copyable text={letter.code} name="核验编号" /> },
            { name: '被核验', value: letter.check_num === 0 ? '还没有' : `${letter.check_num} 次` },
          ]}
        />
        <p className="text-12 text-ink-3">领馆可以在“核验邀请函”页凭编号查真伪。编号只给要核验的人看。</p>
        <Button wide onClick={() => location.assign(letter.url)}>
          打开邀请函 PDF
        </Button>
        <ButtonLink kind="secondary" wide to="/inquiry/letter">
          看看领馆怎么核验
        </ButtonLink>
      </div>
    </Card>
  )
}
