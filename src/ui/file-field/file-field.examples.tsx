import { Kept, samples, type Examples } from '../gallery/examples.tsx';
import { FileField } from './file-field.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><circle cx="30" cy="30" r="24" fill="none" stroke="#625c52" stroke-width="4"/></svg>')}`;
const images = ['image/png', 'image/jpeg'];

export const examples: Examples = {
  title: 'File field',
  group: 'Fields',
  states: (w) => ({
    empty: (
      <Kept<string | undefined> start={undefined}>
        {(picture, keep) => (
          <FileField
            name="logo"
            label="Logo"
            help={w('PNG oder JPEG, höchstens 2 MB.', 'PNG or JPEG, 2 MB at most.')}
            accept={images}
            maxBytes={2_000_000}
            previewUrl={picture}
            onChange={(file) => keep(file && URL.createObjectURL(file))}
          />
        )}
      </Kept>
    ),
    'with a picture': (
      <Kept<string | undefined> start={drawing}>
        {(picture, keep) => (
          <FileField
            name="chosen"
            label="Logo"
            accept={images}
            maxBytes={2_000_000}
            previewUrl={picture}
            onChange={(file) => keep(file && URL.createObjectURL(file))}
          />
        )}
      </Kept>
    ),
    error: (
      <FileField
        name="failed"
        label="Logo"
        accept={images}
        maxBytes={2_000_000}
        onChange={() => undefined}
        errors={[w('Das Bild ließ sich nicht lesen.', 'The picture could not be read.')]}
      />
    ),
    disabled: (
      <FileField
        name="off"
        label={samples.longWord}
        accept={images}
        maxBytes={2_000_000}
        onChange={() => undefined}
        disabled
      />
    ),
  }),
};
