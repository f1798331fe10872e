import { fitInside } from '#kit/files/fit-inside.ts'

const QUALITY = 0.85

/**
 * The picture as a JPEG whose longest side is at most `longest` pixels where it can be read at that (`fitInside`), upright, on white, without anything but its
 * pixels; as it came where the browser cannot read it: the server then says what is wrong with it.
 */
export const shrinkPicture = async (picture: Blob, longest: number): Promise<Blob> => {
  try {
    return (await drawSmaller(picture, longest)) ?? picture
  } catch {
    return picture
  }
}

const drawSmaller = async (picture: Blob, longest: number): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  const { width, height } = fitInside(bitmap.width, bitmap.height, longest)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const paper = canvas.getContext('2d')
  if (!paper) return null
  paper.fillStyle = 'white'
  paper.fillRect(0, 0, width, height)
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
