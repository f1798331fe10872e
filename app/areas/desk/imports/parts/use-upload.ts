import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { shrinkPicture } from '#kit/ui/shrink-picture.ts'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSend } from '#kit/wire/browser/use-act.ts'
import { deskImportBegin, deskImportCancel, deskImportPicture, deskImportPiece } from '../contract.ts'
import { MOST_BYTES, PIECE_BYTES, percentOf, piecesOf } from '../rules.ts'

interface Chosen {
  kind: string
  file: File
  /** What the file names. */
  pictures: readonly File[]
  /** All rows or none. */
  isStrict: boolean
}

/** Sends the pictures, then the file in pieces, one after the other, and leads to what would become of it. */
export const useUpload = () => {
  const navigate = useNavigate()
  const sending = useSend({ hideToast: true })
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState('')
  /** The picture that is on its way, which a refusal is about. */
  const [onItsWay, setOnItsWay] = useState('')

  const sendPictures = async (import_id: string, pictures: readonly File[]): Promise<boolean> => {
    for (const [at, picture] of pictures.entries()) {
      setPercent(percentOf(at, pictures.length))
      setOnItsWay(picture.name)
      const sent = { import_id, name: picture.name.slice(-MOST_LETTERS), file: await shrinkPicture(picture, SENT_SIDE) }
      if (!(await sending.send(deskImportPicture, sent))) return false
    }
    setOnItsWay('')
    return true
  }
  const sendPieces = async (import_id: string, bytes: Uint8Array): Promise<boolean> => {
    const pieces = piecesOf(bytes.length)
    for (let position = 0; position < pieces; position++) {
      setPercent(percentOf(position, pieces))
      const piece = bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES)
      if (!(await sending.send(deskImportPiece, { import_id, position, base64: base64Of(piece) }))) return false
    }
    return true
  }
  const sendAll = async ({ kind, file, pictures, isStrict }: Chosen) => {
    // What is too big is refused before it is read.
    const bytes = file.size > MOST_BYTES ? new Uint8Array() : new Uint8Array(await file.arrayBuffer())
    const file_name = file.name.slice(-MOST_LETTERS)
    const announced = { kind, file_name, byte_num: file.size, is_strict: Number(isStrict) }
    const begun = await sending.send(deskImportBegin, announced)
    if (!begun) return
    const { import_id } = begun
    const isSent = (await sendPictures(import_id, pictures)) && (await sendPieces(import_id, bytes))
    if (isSent) await navigate(address('/desk/imports/one', { import_id }))
    // What will never come whole waits for nobody; where this does not arrive either it goes by itself.
    else await callApi(deskImportCancel, { import_id }).catch(() => undefined)
  }
  const upload = async (chosen: Chosen) => {
    setFault('')
    setOnItsWay('')
    try {
      await sendAll(chosen)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      setFault('读不到这份文件，它可能已被移动或改动，请重新选择')
    } finally {
      setPercent(undefined)
    }
  }
  const refusal = sending.error?.words ?? ''
  return {
    upload,
    busy: sending.busy || percent !== undefined,
    percent,
    error: fault || (refusal && onItsWay ? `图片“${onItsWay}”：${refusal}` : refusal),
  }
}

/** So many letters of a name are sent, its last ones. */
const MOST_LETTERS = 200

/** So many bytes at once a function takes as its arguments. */
const AT_ONCE = 30_000

const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE))
  return btoa(text)
}
