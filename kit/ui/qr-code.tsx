import { lazy, Suspense } from 'react'
import { Skeleton } from './skeleton.tsx'

/** What draws is fetched with the first code that is shown: few pages show one. */
const Drawing = lazy(() =>
  import('./qr-drawing.tsx').then(
    ({ QrDrawing }) => ({ default: QrDrawing }),
    () => ({ default: Missing }),
  ),
)

const Missing = () => <p className="p-16 text-center text-14 text-balance text-ink-2">二维码没有加载出来，请刷新页面</p>

/** A QR code as wide as its place; a shape stands there until the text is known and the drawing has come. */
export function QrCode({ text, alt }: { text: string | undefined; alt: string }) {
  const shape = <Skeleton className="aspect-square w-full" />
  return text === undefined ? (
    shape
  ) : (
    <Suspense fallback={shape}>
      <Drawing text={text} alt={alt} />
    </Suspense>
  )
}
