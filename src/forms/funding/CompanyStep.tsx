import { uploadLimits } from '#shared/limits.ts'
import { fileEndings } from '#src/config/lists.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { FieldRow } from '#src/ui/field/FormFrame.tsx'
import { UploadList } from '#src/ui/upload-list/UploadList.tsx'
import type { UploadRowData } from '#src/ui/upload-list/UploadList.tsx'
import { fieldId } from '#src/forms/form/form-context.ts'
import { FormField } from '#src/forms/form/FormField.tsx'
import type { Uploads } from './uploads-store.ts'

interface CompanyStepProps {
  uploads: Uploads
  rows: readonly UploadRowData[]
  /** The application was not sent because a file has failed. */
  isBlocked: boolean
}

const { fileBytes, files } = uploadLimits
const hint =
  'Land title, registration or drawings. PDF, PNG, JPEG, WebP, DOCX or XLSX, at most ' +
  `${fileBytes / 1024 / 1024} MB each and ${files} files.`
const blockedText = 'A file was not uploaded. Retry or remove it, then submit again.'

/** Step 1: the business and its documents. */
export function CompanyStep({ uploads, rows, isBlocked }: CompanyStepProps) {
  const hasFailed = rows.some(({ state }) => state === 'failed')
  return (
    <>
      <FormField name="businessName" label="Business Name" autoComplete="organization" />
      <FieldRow>
        <FormField
          name="businessEmail"
          label="Business email"
          kind="email"
          autoComplete="work email"
          inputMode="email"
        />
        <FormField
          name="website"
          label="Website"
          kind="url"
          mark="optional"
          autoComplete="url"
          inputMode="url"
        />
      </FieldRow>
      <Field
        id={fieldId('funding', 'uploadedFiles')}
        label="Documents"
        mark="optional"
        hint={hint}
        problem={isBlocked && hasFailed ? blockedText : undefined}
      >
        {(control) => (
          <UploadList
            id={control.id}
            name="uploadedFiles"
            accept={fileEndings}
            describedBy={control['aria-describedby']}
            rows={rows}
            onFiles={uploads.add}
            onCancel={uploads.cancel}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
          />
        )}
      </Field>
    </>
  )
}
