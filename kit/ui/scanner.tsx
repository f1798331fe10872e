import { FlashlightIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { type Camera, openCamera } from './camera.ts'

interface ScannerProps {
  /** What was read. */
  onText: (text: string) => void
  onClose: () => void
  /** There is no camera, or it is not allowed. */
  onTrouble: (words: string) => void
  /** What can be done without a camera: 输入 12 位数字. */
  instead: string
}

/** The camera, looking for a code. It is let go when nobody looks any more. */
export function Scanner({ onText, onClose, onTrouble, instead }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useRef<Camera>(undefined)
  const [hasTorch, setTorch] = useState(false)
  const [isLit, setLit] = useState(false)
  const read = useEffectEvent(onText)
  const close = useEffectEvent(onClose)
  const fail = useEffectEvent((error: unknown) => onTrouble(`${troubleOf(error)}直接${instead}`))
  useEffect(() => {
    let isOver = false
    const shut = () => {
      camera.current?.stop()
      camera.current = undefined
    }
    const hidden = () => {
      if (document.visibilityState === 'hidden') close()
    }
    const opened = (one: Camera) => {
      if (isOver) return one.stop()
      camera.current = one
      setTorch(one.torch !== undefined)
    }
    const failed = (error: unknown) => {
      if (!isOver) fail(error)
    }
    if (video.current) openCamera(video.current, (text) => read(text)).then(opened, failed)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hidden)
      shut()
    }
  }, [])
  const light = async () => {
    await camera.current?.torch?.(!isLit).then(
      () => setLit(!isLit),
      () => undefined,
    )
  }
  return (
    <div className="relative overflow-hidden rounded-12 bg-night">
      <video ref={video} playsInline muted className="aspect-square w-full object-cover" />
      <span className="pointer-events-none absolute inset-32 rounded-16 border-2 border-white" />
      <div className="absolute inset-x-0 bottom-12 flex justify-center gap-12">
        {hasTorch && (
          <Button kind="secondary" onClick={light} aria-pressed={isLit}>
            <FlashlightIcon />
            {isLit ? '关灯' : '开灯'}
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          关相机
        </Button>
      </div>
    </div>
  )
}

const troubleOf = (error: unknown): string => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return '没有相机权限。请在浏览器设置里允许，或'
  if (name === 'NotReadableError') return '相机正被别的程序占用，请关掉再试，或'
  return '这台设备打不开相机，请'
}
