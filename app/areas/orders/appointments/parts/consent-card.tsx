import { lazy, Suspense } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { TimeChoice } from './load-choice.ts'
import type { Choosing } from './use-choice.ts'

const SignForm = lazy(async () => ({ default: (await import('./sign-form.tsx')).SignForm }))

/** What is to be known and signed before; nothing where the goods need no signature. */
export function ConsentCard({ config, choosing }: { config: TimeChoice['config']; choosing: Choosing }) {
  const { needsSign, isSigning, stopSigning, openSigning, signed, member } = choosing
  if (config.consent === '') return null
  const isChild = member !== undefined && member.age < 18
  return (
    <Card title="知情同意书" aside={needsSign ? undefined : <Tag tone="success">已签署</Tag>}>
      <p className="text-14 text-ink-2">{config.consent}</p>
      {needsSign && (
        <div className="pt-12">
          <Button kind="secondary" size="small" onClick={openSigning}>
            阅读并签名
          </Button>
        </div>
      )}
      <Sheet open={isSigning} title="知情同意书" onClose={stopSigning}>
        {isSigning && (
          <Suspense fallback={<SkeletonList />}>
            <SignForm config={config} isChild={isChild} onSigned={signed} />
          </Suspense>
        )}
      </Sheet>
    </Card>
  )
}
