import { useState } from 'react'
import { useNavigate } from 'react-router'
import { address } from '#kit/wire/address.ts'
import { useSend } from '#kit/wire/browser/use-act.ts'
import { deskImportBegin, deskImportPiece } from '../contract.ts'
import { MOST_BYTES, PIECE_BYTES, percentOf, piecesOf } from '../rules.ts'

interface Chosen {
  kind: string
  file: File
  /** All rows or none. */
  isStrict: boolean
}

/** Sends a file in pieces, one after the other, and leads to what would become of it. */
export const useUpload = () => {
  const navigate = useNavigate()
  const sending = useSend({ hideToast: true })
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState('')
  const sendPieces = async (import_id: string, bytes: Uint8Array): Promise<boolean> => {
    const pieces = piecesOf(bytes.length)
    for (let position = 0; position < pieces; position++) {
      setPercent(percentOf(position, pieces))
      const piece = bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES)
      if (!(await sending.send(deskImportPiece, { import_id, position, base64: base64Of(piece) }))) return false
    }
    return true
  }
  const upload = async ({ kind, file, isStrict }: Chosen) => {
    setFault('')
    try {
      // What is too big is refused before it is read.
      const bytes = file.size > MOST_BYTES ? new Uint8Array() : new Uint8Array(await file.arrayBuffer())
      const announced = { kind, file_name: file.name.slice(-200), byte_num: file.size, is_strict: Number(isStrict) }
      const begun = await sending.send(deskImportBegin, announced)
      if (begun && (await sendPieces(begun.import_id, bytes)))
        await navigate(address('/desk/imports/one', { import_id: begun.import_id }))
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      setFault('读不到这份文件，它可能已被移动或改动，请重新选择')
    } finally {
      setPercent(undefined)
    }
  }
  return {
    upload,
    busy: sending.busy || percent !== undefined,
    percent,
    error: fault || (sending.error?.words ?? ''),
  }
}

/** So many bytes at once a function takes as its arguments. */
const AT_ONCE = 30_000

const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE))
  return btoa(text)
}
