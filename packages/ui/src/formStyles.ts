// The looks of what forms are made of, for pages that send a form's code later than its HTML.
import './components/Button/Button.css.ts';
import './components/Checkbox/Checkbox.css.ts';
import './components/ErrorSummary/ErrorSummary.css.ts';
import './components/Field/Field.css.ts';
import './components/Field/control.css.ts';
import './components/FieldGroup/FieldGroup.css.ts';
import './components/FileInput/FileInput.css.ts';
import './components/Notice/Notice.css.ts';
import './components/ProgressBar/ProgressBar.css.ts';
import './components/Radio/Radio.css.ts';
import './components/Select/Select.css.ts';
import './components/Slider/Slider.css.ts';
import './components/Spinner/Spinner.css.ts';
import './components/TextArea/TextArea.css.ts';
import './components/TextInput/TextInput.css.ts';
