import { useRevalidator } from 'react-router'
import { Paragraphs } from '#app/areas/account/consents/cards/paragraphs.tsx'
import type { consentText } from '#app/areas/account/consents/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { checkProtocolAndGetInfo } from '../contract.ts'

/** The protocol to read, and to agree to: before it nothing is written down. */
export function ProtocolCard({ text }: { text: CallOutput<typeof consentText> }) {
  const { revalidate } = useRevalidator()
  const agreeing = useAct(checkProtocolAndGetInfo)
  const agree = async () => {
    if (await agreeing.run({ agree: 1 })) revalidate()
  }
  return (
    <Card title={text.title} aside={`第 ${text.version} 版`}>
      <Paragraphs paragraphs={text.paragraphs} level="h4" />
      {agreeing.error && (
        <div role="alert" className="pt-12">
          <Notice tone="danger">{agreeing.error.words}</Notice>
        </div>
      )}
      <div className="pt-16">
        <Button wide busy={agreeing.busy} onClick={agree}>
          已阅读，同意
        </Button>
      </div>
    </Card>
  )
}
