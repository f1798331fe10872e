import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'

const [WIDTH, HEIGHT] = [640, 280]
/** Shorter than this nobody's name is: pixels of the line. */
const SHORTEST = 120

/** Paper to sign on with a finger or a pen; hands over the picture whenever a stroke ends, nothing while it is empty. */
export function SignPad({ onDrawn }: { onDrawn: (picture: Blob | undefined) => void }) {
  const paper = useRef<HTMLCanvasElement>(null)
  const stroke = useRef<{ x: number; y: number }>(undefined)
  const length = useRef(0)
  const [isEmpty, setEmpty] = useState(true)
  const isName = () => length.current >= SHORTEST

  const spot = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: ((clientX - left) * WIDTH) / width, y: ((clientY - top) * HEIGHT) / height }
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const pen = paper.current?.getContext('2d')
    if (isEmpty && pen) {
      pen.fillStyle = '#ffffff'
      pen.fillRect(0, 0, WIDTH, HEIGHT)
    }
    stroke.current = spot(event)
    setEmpty(false)
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const [from, to, pen] = [stroke.current, spot(event), paper.current?.getContext('2d')]
    if (!from || !pen) return
    Object.assign(pen, { strokeStyle: '#18211c', lineWidth: 5, lineCap: 'round', lineJoin: 'round' })
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
    length.current += Math.hypot(to.x - from.x, to.y - from.y)
    stroke.current = to
  }
  const end = () => {
    if (!stroke.current) return
    stroke.current = undefined
    if (!isName()) return
    // What is wiped away while its picture is made must not be signed with.
    paper.current?.toBlob((picture) => isName() && onDrawn(picture ?? undefined), 'image/png')
  }
  const clear = () => {
    paper.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT)
    length.current = 0
    setEmpty(true)
    onDrawn(undefined)
  }
  return (
    <div>
      <div className="flex items-center justify-between">
        <p className="text-14 font-medium">在下面手写签名</p>
        <Button kind="text" size="small" disabled={isEmpty} onClick={clear}>
          重写
        </Button>
      </div>
      <canvas
        ref={paper}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={isEmpty ? '签名区，还没有签名' : '签名区，已有签名'}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        className="mt-8 aspect-[16/7] w-full touch-none rounded-8 border border-line bg-white"
      />
    </div>
  )
}
