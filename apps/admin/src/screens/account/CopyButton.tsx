import { Button } from '@fundfront/ui/components/Button';
import { toast } from '@fundfront/ui/components/Toaster';
import { Copy } from '@fundfront/ui/icons';

export interface CopyButtonProps {
  text: string;
  what: string;
  label: string;
}

export function CopyButton({ text, what, label }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(`${what} can be pasted now.`);
    } catch {
      toast.error(`${what} could not be copied. Select the text instead.`);
    }
  };
  return (
    <Button tone="secondary" size="s" icon={<Copy size="s" />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
