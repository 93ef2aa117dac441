import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { StatusBadge } from '../badge/status-badge.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button, IconButton } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { ButtonLink, TextLink } from '../link/link.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Row, Stack } from '../stack/stack.tsx';
import { ToastRegion, type Toast } from '../toast/toast.tsx';
import { Section, useWords } from './example.tsx';

export function Controls() {
  const w = useWords();
  return (
    <>
      <Section title="Button, link">
        <Row>
          <Button>{w('Code prüfen', 'Check code')}</Button>
          <Button variant="secondary">{w('Vorschau', 'Preview')}</Button>
          <Button variant="quiet">{w('Überspringen', 'Skip')}</Button>
          <Button variant="danger">{w('Konto löschen', 'Delete account')}</Button>
        </Row>
        <Row>
          <Button isPending>{w('Wird gesendet', 'Sending')}</Button>
          <Button disabled>{w('Gesperrt', 'Disabled')}</Button>
          <Button size="compact" variant="secondary" icon={<Glyph name="filter" />}>
            Filter
          </Button>
          <IconButton aria-label={w('Mehr', 'More')} icon={<Glyph name="more" />} />
          <ButtonLink href="#x" variant="secondary">
            Link
          </ButtonLink>
        </Row>
        <Button width="full">Berufsausbildungsvorbereitungsmaßnahmenteilnahmebescheinigung</Button>
        <p>
          {w('Ein Satz mit ', 'A sentence with ')}
          <TextLink href="#y">{w('einem Link darin', 'a link inside')}</TextLink>.{' '}
          <TextLink href="#z" variant="quiet">
            {w('Impressum', 'Imprint')}
          </TextLink>
        </p>
      </Section>
      <Section title="Badge, banner">
        <Row gap={2}>
          <StatusBadge
            status="matchable"
            label={w('Findbar', 'Findable')}
            sentence={w('Betriebe können dich finden.', 'Companies can find you.')}
          />
          <StatusBadge status="pending" label={w('Wartet auf Antwort', 'Awaiting an answer')} />
          <StatusBadge status="accepted" label={w('Zugesagt', 'Accepted')} />
          <StatusBadge status="declined" label={w('Abgesagt', 'Declined')} />
          <StatusBadge status="expired" label={w('Abgelaufen', 'Expired')} />
          <StatusBadge status="archived" label={w('Archiviert', 'Archived')} />
          <Badge tone="primary" shape="dot" label={w('Heute', 'Today')} />
        </Row>
        <Stack>
          <Banner tone="info" title={w('Wir haben dir einen Code geschickt', 'We sent you a code')}>
            {w('Schau auch im Spam-Ordner nach.', 'Have a look in your spam folder too.')}
          </Banner>
          <Banner tone="success">{w('Gespeichert.', 'Saved.')}</Banner>
          <Banner tone="warning" title={w('Du bist gerade offline', 'You are offline')}>
            {w('Was du tippst, bleibt hier.', 'What you type stays here.')}
          </Banner>
          <Banner
            tone="danger"
            announce="silent"
            action={
              <Button size="compact" variant="secondary">
                {w('Noch einmal', 'Try again')}
              </Button>
            }
          >
            {w('Das hat nicht geklappt.', 'That did not work.')}
          </Banner>
        </Stack>
      </Section>
      <Overlays />
    </>
  );
}

const samples = (w: (de: string, en: string) => string): Omit<Toast, 'id'>[] => [
  { tone: 'success', title: w('Link kopiert', 'Link copied'), timeout: 5000 },
  {
    tone: 'danger',
    title: w('Zu viele Anfragen', 'Too many requests'),
    message: w('Bitte warte eine Minute.', 'Please wait a minute.'),
    timeout: 0,
  },
  {
    tone: 'pending',
    title: w('Nachricht geht in 60 Sekunden raus', 'Message goes out in 60 seconds'),
    timeout: 0,
    action: { label: w('Zurückholen', 'Undo'), onSelect: () => undefined },
  },
];

function Overlays() {
  const w = useWords();
  const [isOpen, setOpen] = useState(false);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <Section title="Dialog, toast, loading">
      <Row>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() => setToasts(samples(w).map((toast, index) => ({ ...toast, id: String(index) })))}
        >
          Toasts
        </Button>
        <Spinner label={w('Lädt', 'Loading')} />
      </Row>
      <Loading label={w('Lädt', 'Loading')}>
        <Stack gap={2}>
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="80%" />
        </Stack>
      </Loading>
      <Dialog
        title={w('Registrierungscode löschen?', 'Delete this registration code?')}
        description={w(
          'Der Code „Messe 2026“ gilt danach nicht mehr. Wer sich schon damit angemeldet hat, bleibt angemeldet.',
          'The code “Messe 2026” will no longer work. Everyone who already registered with it stays registered.',
        )}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isAlert
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {w('Behalten', 'Keep')}
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              {w('Code löschen', 'Delete code')}
            </Button>
          </>
        }
      />
      <ToastRegion toasts={toasts} onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))} />
    </Section>
  );
}
